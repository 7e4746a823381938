import type { SentenceParts } from '../../sentence-parts.ts';
import { latvian } from '../latvian.ts';

const { number, plural } = latvian;

export const noPlace =
  'Vieta nav norādīta. Kad tā ir norādīta, sākumlapā redzams, kad tur riet saule un sākas nākamā Badíʻ diena.';
export const aboutPlace =
  'Nosaukums tiek rādīts; koordinātas no servera nonāk tikai šajā veidlapā. Tās tiek glabātas ar precizitāti līdz grāda desmitdaļai, ap 11 km, jo vieta var būt kāda mājas.';
export const clearPlace = 'Notīrīt vietu';
export const sunsetUnsaved =
  'Saulriets būs tās saraksta pilsētas saulriets, kas šīm koordinātām ir vistuvāk 100 km robežās, vai, ja tādas nav, saulriets to veselā grāda vidū. Kad koordinātas būs saglabātas, tā šeit tiks nosaukta.';
export const sunsetOfTown = (name: string, country: string) =>
  `Sākumlapā rādīts šīs pilsētas saulriets: ${name}, ${country}. Tā ir šīm koordinātām tuvākā pilsēta sarakstā, lai neviens nevarētu koordinātas no saulrieta uzzināt.`;
export const sunsetOfDegree =
  'Nevienas saraksta pilsētas nav 100 km robežās. Sākumlapā rādīts saulriets šo koordinātu veselā grāda vidū, lai neviens nevarētu koordinātas no saulrieta uzzināt.';
export const latitude = 'Ģeogrāfiskais platums';
export const longitude = 'Ģeogrāfiskais garums';
export const saved = 'Iestatījumi ir saglabāti!';
export const community = 'Kopiena';
export const placeAndDay = 'Vieta un diena';
export const site = 'Vietne';
export const stateTitle = 'Rezerves kopija un stāvoklis';
export const stateLoadError = 'Vietnes stāvokli neizdevās ielādēt. Mēģiniet vēlreiz.';
export const loadingState = 'Tiek ielādēts stāvoklis';
export const postgresql = 'PostgreSQL';
export const onTheServer = 'serverī';
export const downloaded = 'lejupielādēta šeit';
export const noBackup = 'Vēl nav nevienas';
export const downloading = 'Notiek lejupielāde…';
export const downloadBackup = 'Lejupielādēt rezerves kopiju';
export const todayThere = (day: string, time: string) =>
  `Citāti un svētās dienas mainās tur pusnaktī. Tagad tur ir ${day}, plkst.\u00a0${time}.`;
export const opensInNewTab = '(atveras jaunā cilnē)';
export const townChosen = (name: string, country: string) =>
  `${name}, ${country}: vieta un laika josla ir aizpildītas.`;
export const findTown = 'Meklēt pilsētu';
export const townsFailed = 'Pilsētas neizdevās meklēt. Mēģiniet vēlreiz.';
export const noTown =
  'Pilsētas ar tādu nosaukumu nav. Ierakstiet lielāku tuvumā; nosaukumu var mainīt zemāk.';
export const searching = 'Notiek meklēšana';
export const townsFound = (count: number) =>
  plural(count, {
    one: `Atrasta ${number(count)} pilsēta`,
    other: `Atrastas ${number(count)} pilsētas`,
  });
export const towns = 'Pilsētas';
export const saveFailed = 'Iestatījumus neizdevās saglabāt';
export const backupDownloaded = 'Rezerves kopija ir jūsu lejupielādēs.';
export const backupFailed = 'Rezerves kopiju neizdevās lejupielādēt.';
export const downloadError = 'Lejupielādes kļūda';
export const credit = <Part>(geoNames: Part): SentenceParts<Part> => [
  'Aizpilda vietu un tās laika joslu. Pilsētas ar vismaz 15\u00a0000 iedzīvotāju; avots: ',
  geoNames,
  ' (CC BY 4.0).',
];
export const lastBackup = 'Pēdējā rezerves kopija';
export const backupAt = <Part>(at: Part, where: string): SentenceParts<Part> => [at, `, ${where}`];
export const database = 'Datubāze';
export const embedded = 'iebūvēta';
export const databaseIs = (size: string, kind: string) => `${size}, ${kind}`;
export const freeDisk = 'Brīvā vieta diskā';
export const version = 'Versija';
export const aboutBackups = <Part>(command: Part): SentenceParts<Part> => [
  'Rezerves kopija ir viens fails, kurā ir viss, arī vārdi un paroļu jaucējvērtības: glabājiet to tur, kur neviens cits tai netiek klāt, un ne serverī. Servera uzturētājs to atjauno ar komandu ',
  command,
  '.',
];
