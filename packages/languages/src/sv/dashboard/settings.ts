import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const noPlace =
  'Ingen plats är angiven. Med en plats säger startsidan när solen går ner där och nästa Badíʻ-dag börjar.';
export const aboutPlace =
  'Namnet visas; koordinaterna lämnar servern bara till det här formuläret. De sparas på en tiondels grad när, omkring 11 km, eftersom en plats kan vara någons hem.';
export const clearPlace = 'Rensa platsen';
export const sunsetUnsaved =
  'Solnedgången blir den på orten i listan som ligger närmast dessa koordinater, inom 100 km, annars den mitt i deras hela grad. När de är sparade står orten här.';
export const sunsetOfTown = (name: string, country: string) =>
  `Solnedgången på startsidan är den i ${name}, ${country}: orten i listan som ligger närmast dessa koordinater, så att ingen kan räkna ut dem.`;
export const sunsetOfDegree =
  'Ingen ort i listan ligger inom 100 km. Solnedgången på startsidan är den mitt i koordinaternas hela grad, så att ingen kan räkna ut dem.';
export const latitude = 'Latitud';
export const longitude = 'Longitud';
export const saved = 'Inställningarna har sparats!';
export const community = 'Samfundet';
export const placeAndDay = 'Plats och dag';
export const site = 'Webbplatsen';
export const stateTitle = 'Säkerhetskopia och tillstånd';
export const stateLoadError = 'Webbplatsens tillstånd kunde inte hämtas. Försök igen.';
export const loadingState = 'Hämtar tillståndet';
export const postgresql = 'PostgreSQL';
export const onTheServer = 'på servern';
export const downloaded = 'nedladdad här';
export const noBackup = 'Det finns ingen ännu';
export const downloading = 'Laddar ner …';
export const downloadBackup = 'Ladda ner en säkerhetskopia';
export const todayThere = (day: string, time: string) =>
  `Citat och heliga dagar byts vid midnatt där. I dag är det ${day} där, och klockan är ${time}.`;
export const opensInNewTab = '(öppnas i en ny flik)';
export const townChosen = (name: string, country: string) =>
  `${name}, ${country}: plats och tidszon är ifyllda.`;
export const findTown = 'Sök en ort';
export const townsFailed = 'Det gick inte att söka bland orterna. Försök igen.';
export const noTown =
  'Ingen ort med det namnet. Ange en större i närheten; namnet kan ändras nedan.';
export const searching = 'Söker';
export const townsFound = (count: number) =>
  plural(count, {
    one: `${number(count)} ort hittad`,
    other: `${number(count)} orter hittade`,
  });
export const towns = 'Orter';
export const saveFailed = 'Inställningarna kunde inte sparas';
export const backupDownloaded = 'Säkerhetskopian finns bland dina nedladdningar.';
export const backupFailed = 'Säkerhetskopian kunde inte laddas ner.';
export const downloadError = 'Fel vid nedladdningen';
export const credit = <Part>(geoNames: Part): SentenceParts<Part> => [
  'Fyller i platsen och dess tidszon. Orter med minst 15\u00a0000 invånare, från ',
  geoNames,
  ' (CC BY 4.0).',
];
export const lastBackup = 'Senaste säkerhetskopian';
export const backupAt = <Part>(at: Part, where: string): SentenceParts<Part> => [at, `, ${where}`];
export const database = 'Databas';
export const embedded = 'inbyggd';
export const databaseIs = (size: string, kind: string) => `${size}, ${kind}`;
export const freeDisk = 'Ledigt diskutrymme';
export const version = 'Version';
export const aboutBackups = <Part>(command: Part): SentenceParts<Part> => [
  'En säkerhetskopia är en enda fil med allt, även namn och lösenordens hashvärden: förvara den där ingen annan kommer åt den, och inte på servern. Den som sköter servern återställer den med kommandot ',
  command,
  '.',
];
