# Les niveaux des bots, en français : un nom, et une ligne de caractère.

level-random = Au hasard
level-random-about = Joue n’importe quel coup permis. Pour la recherche.
level-newcomer = Petit nouveau
level-newcomer-about = Joue pour le plaisir et rate la plupart des occasions. Un enfant peut le battre.
level-beginner = Débutant
level-beginner-about = Connaît les règles, mais laisse échapper quelque chose un tour sur deux.
level-casual = Habitué
level-casual-about = Joue vite et prend ce qui rapporte maintenant. Ne voit pas ce que ça laisse aux autres.
level-skilled = Vieux routier
level-skilled-about = Calcule chaque coup, mais ne voit pas ce qui vient après.
level-expert = Expert
level-expert-about = Réfléchit à ce qu’un coup laisse aux autres. Ne rate que ce qui arrive bien plus tard.
level-master = Maître
level-master-about = Ne rate presque rien. Prend son temps quand ça compte.
