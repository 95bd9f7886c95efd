# Ce que dit un appel à quelqu’un qui n’est pas à la table, quelle que soit la voie ; le flux et le calendrier.

call-turn = À vous de jouer : { $game }
call-invited = Vous êtes invité : { $game }
call-time = { $hours ->
    [0] Le temps presse : { $game }, plus que { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
    [one] Le temps presse : { $game }, plus que { $hours } heure
   *[other] Le temps presse : { $game }, plus que { $hours } heures
}
call-over = La partie est terminée : { $game }
call-with = { $game }, avec { $names }
call-try = Un appel pour essayer
call-try-text = Voici comment Carrack vous appelle. Cela fonctionne.
call-confirm = Cette adresse est-elle la vôtre ?
call-confirm-text =
    Quelqu’un, vous sans doute, souhaite être appelé par Carrack à cette adresse. Si c’est la vôtre, ouvrez ce lien. Si
    vous ne savez pas de quoi il s’agit, ne faites rien : vous ne recevrez plus de courrier.
call-foot = C’est ici que vous choisissez pourquoi et comment vous êtes appelé : { $link }

feed-title = Carrack : ce qui vous attend
calendar-title = Carrack : jusqu’à quand c’est à vous
calendar-deadline = Votre temps s’achève : { $game }
calendar-estimate = Une estimation : l’horloge ne tourne que tant que le serveur est ouvert, et pas pendant vos vacances.
