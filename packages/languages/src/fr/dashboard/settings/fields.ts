export const tagline = 'Devise';
export const timeZone = 'Fuseau horaire';
export const timeZoneHint = 'Les citations et les jours saints changent à minuit là-bas.';
export const place = 'Lieu';
export const language = 'Langue';
export const languageHint =
  'Celle des pages publiques à leurs propres adresses\u00a0; des liens au bas de chacune mènent aux autres langues. C’est aussi celle du tableau de bord pour qui n’en a pas choisi une autre dans «\u00a0Mon compte\u00a0».';
export const contact = 'Contact';
export const contactHint =
  'Qui est derrière ce site et comment vous joindre\u00a0: certains pays l’exigent. Affiché tel quel à l’adresse /contact, vers laquelle mène chaque page\u00a0; tant que ce champ est vide, cette page n’existe pas. 2\u202f000 caractères au plus.';
export const addHolyDays = 'Ajouter automatiquement les jours saints des années à venir';
export const addHolyDaysHint =
  'Ceux de cette année badíʻ et des deux suivantes sont alors toujours là. Ce que vous supprimez ou modifiez reste ainsi.';
export const comingHolyDays = 'Jours saints des années à venir';
export const listed = 'Permettre aux moteurs de recherche de répertorier ce site';
export const listedHint =
  'Sinon, ses pages demandent aux moteurs de recherche de ne pas les répertorier.';
export const foundBySearch = 'Répertorié par les moteurs de recherche';
export const features = 'Fonctions';
