import type { SentenceParts } from '../../sentence-parts.ts';

export const deleted = 'Saite ir dzēsta!';
export const platform = 'Platforma';
export const platformHint =
  'Platformas, kas netiek ieteiktas, tiek saglabātas, bet sākumlapā nav redzamas.';
export const url = 'URL';
export const displayOrder = 'Secība';
export const addLink = 'Pievienot saiti';
export const editSocialLink = 'Rediģēt saiti';
export const addSocialLink = 'Pievienot sociālā tīkla saiti';
export const adding = 'Notiek pievienošana…';
export const title = 'Sociālie tīkli';
export const loadError = 'Saites uz sociālajiem tīkliem neizdevās ielādēt.';
export const loading = 'Notiek ielāde…';
export const none = 'Saišu uz sociālajiem tīkliem vēl nav';
export const addFirst =
  'Pievienojiet pirmo ar veidlapu augstāk: sākumlapā tā būs redzama zem „Sekojiet mums”.';
export const order = 'Secība';
export const notShown = 'sākumlapā nav redzama';
export const deleteLink = (platform: string) => `Dzēst: ${platform}`;
export const editLink = (platform: string) => `Rediģēt: ${platform}`;
export const deleteFailed = 'Saiti neizdevās dzēst';
export const added = 'Saite ir pievienota!';
export const updated = 'Saite ir atjaunināta!';
export const addFailed = 'Saiti neizdevās pievienot';
export const updateFailed = 'Saiti neizdevās atjaunināt';
export const deleteQuestion = <Part>(platform: Part): SentenceParts<Part> => [
  'Tiks dzēsta saite: ',
  platform,
  '. Šo darbību nevar atsaukt.',
];
