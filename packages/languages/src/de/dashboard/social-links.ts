import type { SentenceParts } from '../../sentence-parts.ts';

export const deleted = 'Der Link wurde gelöscht!';
export const platform = 'Plattform';
export const platformHint =
  'Plattformen, die nicht vorgeschlagen werden, werden gespeichert, aber nicht auf der Startseite gezeigt.';
export const url = 'URL';
export const displayOrder = 'Reihenfolge';
export const addLink = 'Link hinzufügen';
export const editSocialLink = 'Link bearbeiten';
export const addSocialLink = 'Link zu sozialen Medien hinzufügen';
export const adding = 'Wird hinzugefügt …';
export const title = 'Soziale Medien';
export const loadError = 'Die Links zu den sozialen Medien konnten nicht geladen werden.';
export const loading = 'Wird geladen …';
export const none = 'Noch keine Links zu sozialen Medien';
export const addFirst =
  'Fügen Sie den ersten mit dem Formular oben hinzu: Die Startseite zeigt ihn unter „Bleiben Sie mit uns in Verbindung“.';
export const order = 'Reihenfolge';
export const notShown = 'nicht auf der Startseite';
export const deleteLink = (platform: string) => `${platform} löschen`;
export const editLink = (platform: string) => `${platform} bearbeiten`;
export const deleteFailed = 'Der Link konnte nicht gelöscht werden';
export const added = 'Der Link wurde hinzugefügt!';
export const updated = 'Der Link wurde geändert!';
export const addFailed = 'Der Link konnte nicht hinzugefügt werden';
export const updateFailed = 'Der Link konnte nicht geändert werden';
export const deleteQuestion = <Part>(platform: Part): SentenceParts<Part> => [
  'Der Link zu ',
  platform,
  ' wird gelöscht. Das lässt sich nicht rückgängig machen.',
];
