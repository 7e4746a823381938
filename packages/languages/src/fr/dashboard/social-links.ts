import type { SentenceParts } from '../../sentence-parts.ts';

export const deleted = 'Le lien a bien été supprimé\u00a0!';
export const platform = 'Plateforme';
export const platformHint =
  'Les plateformes qui ne sont pas proposées sont enregistrées, mais ne figurent pas sur la page d’accueil.';
export const url = 'URL';
export const displayOrder = 'Ordre';
export const addLink = 'Ajouter le lien';
export const editSocialLink = 'Modifier le lien';
export const addSocialLink = 'Ajouter un lien vers les réseaux sociaux';
export const adding = 'Ajout…';
export const title = 'Réseaux sociaux';
export const loadError = 'Les liens vers les réseaux sociaux n’ont pas pu être chargés.';
export const loading = 'Chargement…';
export const none = 'Aucun lien vers les réseaux sociaux pour le moment';
export const addFirst =
  'Ajoutez le premier avec le formulaire ci-dessus\u00a0: la page d’accueil le montre sous «\u00a0Restons en contact\u00a0».';
export const order = 'Ordre';
export const notShown = 'pas sur la page d’accueil';
export const deleteLink = (platform: string) => `Supprimer ${platform}`;
export const editLink = (platform: string) => `Modifier ${platform}`;
export const deleteFailed = 'Le lien n’a pas pu être supprimé';
export const added = 'Le lien a bien été ajouté\u00a0!';
export const updated = 'Le lien a bien été modifié\u00a0!';
export const addFailed = 'Le lien n’a pas pu être ajouté';
export const updateFailed = 'Le lien n’a pas pu être modifié';
export const deleteQuestion = <Part>(platform: Part): SentenceParts<Part> => [
  'Le lien vers ',
  platform,
  ' sera supprimé. Cette action est irréversible.',
];
