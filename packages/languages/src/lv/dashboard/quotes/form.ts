export const addSingleQuote = 'Pievienot vienu citātu';
export const addQuote = 'Pievienot citātu';
export const adding = 'Notiek pievienošana…';
export const keepSource = 'Paturēt avotu';
export const nextFreeDay = 'Nākamā brīvā diena';
export const nextFreeDayFailed = 'Neizdevās sameklēt brīvu dienu';
export const clearDisplayDate = 'Notīrīt rādīšanas datumu';
export const clear = 'Notīrīt';

export const dateTakenTitle = 'Datums jau ir aizņemts';
export const dateTaken = (reason: string) => `Izvēlētajam datumam jau ir citāts. ${reason}`;
export const oneQuoteADay = 'Vairāki citāti vienam datumam vairs nav atļauti.';
