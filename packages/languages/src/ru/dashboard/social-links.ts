import type { SentenceParts } from '../../sentence-parts.ts';

export const deleted = 'Ссылка удалена!';
export const platform = 'Платформа';
export const platformHint =
  'Платформы, которых нет среди предложенных, сохраняются, но не показываются на главной странице.';
export const url = 'Адрес (URL)';
export const displayOrder = 'Порядок показа';
export const addLink = 'Добавить ссылку';
export const editSocialLink = 'Изменить ссылку на социальную сеть';
export const addSocialLink = 'Добавить ссылку на социальную сеть';
export const adding = 'Добавление…';
export const title = 'Социальные сети';
export const loadError = 'Не удалось загрузить ссылки на социальные сети.';
export const loading = 'Загрузка…';
export const none = 'Ссылок на социальные сети пока нет';
export const addFirst =
  'Добавьте первую с помощью формы выше: главная страница покажет её под заголовком «Оставайтесь на связи».';
export const order = 'Порядок';
export const notShown = 'не показывается на главной странице';
export const deleteLink = (platform: string) => `Удалить: ${platform}`;
export const editLink = (platform: string) => `Изменить: ${platform}`;
export const deleteFailed = 'Не удалось удалить ссылку';
export const added = 'Ссылка добавлена!';
export const updated = 'Ссылка изменена!';
export const addFailed = 'Не удалось добавить ссылку';
export const updateFailed = 'Не удалось изменить ссылку';
export const deleteQuestion = <Part>(platform: Part): SentenceParts<Part> => [
  'Будет удалена ссылка: ',
  platform,
  '. Это действие нельзя отменить.',
];
