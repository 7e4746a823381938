import type { SentenceParts } from '../../sentence-parts.ts';
import { number } from '../words.ts';

export const noPlace =
  'Место не указано. Если его указать, главная страница покажет, когда там заходит солнце и начинается следующий день Бадӣʻ.';
export const aboutPlace =
  'Название показывается всем; координаты никогда не покидают сервер, кроме как для этой формы. Они хранятся с точностью до десятой доли градуса, около 11 км, потому что местом может быть чей-то дом.';
export const clearPlace = 'Очистить место';
export const sunsetUnsaved =
  'Заход солнца будет взят для города из списка, ближайшего к этим координатам, в пределах 100 км, иначе для середины их целого градуса. После сохранения этот город будет назван здесь.';
export const sunsetOfTown = (name: string, country: string) =>
  `Заход солнца на главной странице взят для города из списка, ближайшего к этим координатам: ${name}, ${country}. Так по нему никто не вычислит сами координаты.`;
export const sunsetOfDegree =
  'В пределах 100 км нет города из списка. Заход солнца на главной странице взят для середины целого градуса этих координат: так по нему никто не вычислит сами координаты.';
export const latitude = 'Широта';
export const longitude = 'Долгота';
export const saved = 'Настройки сохранены!';
export const community = 'Община';
export const placeAndDay = 'Место и день';
export const site = 'Сайт';
export const stateTitle = 'Резервная копия и состояние';
export const stateLoadError = 'Не удалось загрузить состояние сайта. Попробуйте ещё раз.';
export const loadingState = 'Загружается состояние';
export const postgresql = 'PostgreSQL';
export const onTheServer = 'на сервере';
export const downloaded = 'скачана здесь';
export const noBackup = 'Её пока нет';
export const downloading = 'Скачивание…';
export const downloadBackup = 'Скачать резервную копию';
export const todayThere = (day: string, time: string) =>
  `Цитаты и святые дни сменяются там в полночь. Сегодня там ${day}, время ${time}.`;
export const opensInNewTab = '(откроется в новой вкладке)';
export const townChosen = (name: string, country: string) =>
  `${name}, ${country}: место и часовой пояс заполнены.`;
export const findTown = 'Найти город';
export const townsFailed = 'Не удалось выполнить поиск городов. Попробуйте ещё раз.';
export const noTown =
  'Города с таким названием нет. Укажите более крупный поблизости; его название можно изменить ниже.';
export const searching = 'Поиск';
export const townsFound = (count: number) => `Найдено городов: ${number(count)}`;
export const towns = 'Города';
export const saveFailed = 'Не удалось сохранить настройки';
export const backupDownloaded = 'Резервная копия в папке загрузок.';
export const backupFailed = 'Не удалось скачать резервную копию.';
export const downloadError = 'Ошибка скачивания';
export const credit = <Part>(geoNames: Part): SentenceParts<Part> => [
  'Заполняет место и его часовой пояс. Города с населением от 15\u00a0000 человек, данные: ',
  geoNames,
  ' (CC BY 4.0).',
];
export const lastBackup = 'Последняя резервная копия';
export const backupAt = <Part>(at: Part, where: string): SentenceParts<Part> => [at, `, ${where}`];
export const database = 'База данных';
export const embedded = 'встроенная';
export const databaseIs = (size: string, kind: string) => `${size}, ${kind}`;
export const freeDisk = 'Свободно на диске';
export const version = 'Версия';
export const aboutBackups = <Part>(command: Part): SentenceParts<Part> => [
  'Резервная копия — это один файл со всем содержимым, включая имена и хеши паролей: храните его там, куда больше никто не доберётся, и не на сервере. Тот, кто обслуживает сервер, восстановит её командой ',
  command,
  '.',
];
