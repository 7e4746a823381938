export const addSingleQuote = 'Einzelnes Zitat hinzufügen';
export const addQuote = 'Zitat hinzufügen';
export const adding = 'Wird hinzugefügt …';
export const keepSource = 'Quelle behalten';
export const nextFreeDay = 'Nächster freier Tag';
export const nextFreeDayFailed = 'Es konnte kein freier Tag gesucht werden';
export const clearDisplayDate = 'Anzeigedatum leeren';
export const clear = 'Leeren';

export const dateTakenTitle = 'Das Datum ist schon vergeben';
export const dateTaken = (reason: string) =>
  `Für das gewählte Datum gibt es schon ein Zitat. ${reason}`;
export const oneQuoteADay = 'Mehrere Zitate für dasselbe Datum sind nicht mehr erlaubt.';
