import type { SentenceParts } from '../../sentence-parts.ts';

export const deleted = 'De link is verwijderd!';
export const platform = 'Platform';
export const platformHint =
  'Platforms die niet worden voorgesteld, worden bewaard, maar niet op de startpagina getoond.';
export const url = 'URL';
export const displayOrder = 'Volgorde';
export const addLink = 'Link toevoegen';
export const editSocialLink = 'Link bewerken';
export const addSocialLink = 'Link naar sociale media toevoegen';
export const adding = 'Bezig met toevoegen…';
export const title = 'Sociale media';
export const loadError = 'De links naar sociale media konden niet worden geladen.';
export const loading = 'Bezig met laden…';
export const none = 'Nog geen links naar sociale media';
export const addFirst =
  'Voeg de eerste toe met het formulier hierboven: de startpagina toont hem onder ‘Blijf in contact’.';
export const order = 'Volgorde';
export const notShown = 'niet op de startpagina';
export const deleteLink = (platform: string) => `${platform} verwijderen`;
export const editLink = (platform: string) => `${platform} bewerken`;
export const deleteFailed = 'De link kon niet worden verwijderd';
export const added = 'De link is toegevoegd!';
export const updated = 'De link is bijgewerkt!';
export const addFailed = 'De link kon niet worden toegevoegd';
export const updateFailed = 'De link kon niet worden bijgewerkt';
export const deleteQuestion = <Part>(platform: Part): SentenceParts<Part> => [
  'De link naar ',
  platform,
  ' wordt verwijderd. Dit kan niet ongedaan worden gemaakt.',
];
