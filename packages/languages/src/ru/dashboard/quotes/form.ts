export const addSingleQuote = 'Добавить одну цитату';
export const addQuote = 'Добавить цитату';
export const adding = 'Добавление…';
export const keepSource = 'Оставить источник';
export const nextFreeDay = 'Следующий свободный день';
export const nextFreeDayFailed = 'Не удалось найти свободный день';
export const clearDisplayDate = 'Очистить дату показа';
export const clear = 'Очистить';

export const dateTakenTitle = 'Дата уже занята';
export const dateTaken = (reason: string) => `На выбранную дату уже есть цитата. ${reason}`;
export const oneQuoteADay = 'Несколько цитат на одну дату больше не допускаются.';
