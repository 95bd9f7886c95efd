# Letters that the server sends.

mail-recovery-subject = Carrack: a new password
mail-recovery-text = Somebody has asked for a new password for the account “{ $name }”. If it was you, open this link within an hour:

    { $link }

    If it was not, do nothing: your password stays as it is.
