export const addSingleQuote = 'Eén citaat toevoegen';
export const addQuote = 'Citaat toevoegen';
export const adding = 'Bezig met toevoegen…';
export const keepSource = 'Bron behouden';
export const nextFreeDay = 'Volgende vrije dag';
export const nextFreeDayFailed = 'Er kon niet naar een vrije dag worden gezocht';
export const clearDisplayDate = 'Weergavedatum wissen';
export const clear = 'Wissen';

export const dateTakenTitle = 'Deze datum is al bezet';
export const dateTaken = (reason: string) => `De gekozen datum heeft al een citaat. ${reason}`;
export const oneQuoteADay = 'Meerdere citaten voor dezelfde datum zijn niet meer toegestaan.';
