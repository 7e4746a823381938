/** The form of a quote, for a new one and one that is edited. */
export const addSingleQuote = 'Add Single Quote';
export const addQuote = 'Add Quote';
export const adding = 'Adding...';
/** Adding quotes one after another. */
export const keepSource = 'Keep the source';
export const nextFreeDay = 'Next free day';
export const nextFreeDayFailed = 'Failed to look for a free day';
export const clearDisplayDate = 'Clear display date';
export const clear = 'Clear';

/** When another quote has the date; `reason` says what to do. */
export const dateTakenTitle = 'Date Conflicts Detected';
export const dateTaken = (reason: string) => `The chosen date already has a quote. ${reason}`;
export const oneQuoteADay = 'Several quotes for the same date are no longer allowed.';
