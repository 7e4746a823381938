import type { SentenceParts } from '../../sentence-parts.ts';

export const deleted = 'Länken har tagits bort!';
export const platform = 'Plattform';
export const platformHint = 'Plattformar som inte föreslås sparas, men visas inte på startsidan.';
export const url = 'URL';
export const displayOrder = 'Ordning';
export const addLink = 'Lägg till länken';
export const editSocialLink = 'Redigera länken';
export const addSocialLink = 'Lägg till en länk till sociala medier';
export const adding = 'Lägger till …';
export const title = 'Sociala medier';
export const loadError = 'Länkarna till sociala medier kunde inte hämtas.';
export const loading = 'Hämtar …';
export const none = 'Inga länkar till sociala medier ännu';
export const addFirst =
  'Lägg till den första med formuläret ovan: startsidan visar den under ”Håll kontakten med oss”.';
export const order = 'Ordning';
export const notShown = 'visas inte på startsidan';
export const deleteLink = (platform: string) => `Ta bort ${platform}`;
export const editLink = (platform: string) => `Redigera ${platform}`;
export const deleteFailed = 'Länken kunde inte tas bort';
export const added = 'Länken har lagts till!';
export const updated = 'Länken har ändrats!';
export const addFailed = 'Länken kunde inte läggas till';
export const updateFailed = 'Länken kunde inte ändras';
export const deleteQuestion = <Part>(platform: Part): SentenceParts<Part> => [
  'Länken till ',
  platform,
  ' tas bort. Det går inte att ångra.',
];
