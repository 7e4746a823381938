export const offTitle = 'Les rencontres sont désactivées';
export const onTitle = 'Les rencontres sont activées';
export const about =
  'Les bénévoles annoncent dans un onglet à part ce que la communauté fait ensemble. Tant que les rencontres sont désactivées, aucune page ne les montre\u00a0; ce que les bénévoles ont saisi est conservé.';
export const where = 'Ce qui est montré et où';
export const whereText =
  'Ce qui est pour tout le monde figure sur la page d’accueil, à /gatherings et dans les agendas abonnés. Ce qui est réservé à qui a le lien ne se trouve que par ce lien.';
export const storedText =
  'Ce que saisissent les bénévoles\u00a0: types, titres, lieux, heures et programmes. Des personnes, seulement qui vient, quand une rencontre le demande, et qui lit, quand le programme le dit\u00a0: noms chiffrés, jusqu’à 14 jours après le jour.';
export const who = 'Qui le voit';
export const whoText =
  'Ce qui est pour tout le monde est vu de tous, y compris des moteurs de recherche et d’autres sites\u00a0; qui a un lien voit ce qui est derrière\u00a0; les bénévoles voient tout.';
export const switchOn = 'Activer les rencontres';
export const switchOff = 'Désactiver les rencontres';
export const switchedOn = 'Les rencontres sont activées.';
export const switchedOff = 'Les rencontres sont désactivées.';
export const notSwitched = 'Les rencontres n’ont pas pu être changées';
export const offQuestion =
  'Les pages, liens et agendas des rencontres ne mèneront plus nulle part. Ce qui a été saisi est conservé.';
export const stored = 'Ce qui est conservé';
export const switching = 'Changement…';
