# Les lettres que le serveur envoie.

mail-recovery-subject = Carrack : un nouveau mot de passe
mail-recovery-text = Quelqu’un a demandé un nouveau mot de passe pour le compte « { $name } ». Si c’est vous, ouvrez ce lien dans l’heure :

    { $link }

    Sinon, ne faites rien : votre mot de passe reste le même.
