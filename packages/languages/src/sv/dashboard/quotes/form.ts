export const addSingleQuote = 'Lägg till ett enstaka citat';
export const addQuote = 'Lägg till citatet';
export const adding = 'Lägger till …';
export const keepSource = 'Behåll källan';
export const nextFreeDay = 'Nästa lediga dag';
export const nextFreeDayFailed = 'Det gick inte att söka efter en ledig dag';
export const clearDisplayDate = 'Rensa visningsdatumet';
export const clear = 'Rensa';

export const dateTakenTitle = 'Datumet är upptaget';
export const dateTaken = (reason: string) => `Det valda datumet har redan ett citat. ${reason}`;
export const oneQuoteADay = 'Flera citat för samma datum är inte längre tillåtna.';
