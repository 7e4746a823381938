import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const noPlace =
  'Es ist kein Ort angegeben. Mit einem Ort sagt die Startseite, wann dort die Sonne untergeht und der nächste Badíʻ-Tag beginnt.';
export const aboutPlace =
  'Der Name wird gezeigt; die Koordinaten verlassen den Server nur für dieses Formular. Sie werden auf ein Zehntelgrad genau gespeichert, etwa 11 km, weil ein Ort die Wohnung eines Menschen sein kann.';
export const clearPlace = 'Ort löschen';
export const sunsetUnsaved =
  'Als Sonnenuntergang gilt der des nächsten verzeichneten Ortes im Umkreis von 100 km um diese Koordinaten, sonst der der Mitte ihres ganzen Grades. Sobald sie gespeichert sind, wird er hier genannt.';
export const sunsetOfTown = (name: string, country: string) =>
  `Der Sonnenuntergang auf der Startseite ist der von ${name}, ${country}: dem verzeichneten Ort, der diesen Koordinaten am nächsten liegt, damit niemand sie daraus errechnen kann.`;
export const sunsetOfDegree =
  'Im Umkreis von 100 km liegt kein verzeichneter Ort. Der Sonnenuntergang auf der Startseite ist der der Mitte des ganzen Grades dieser Koordinaten, damit niemand sie daraus errechnen kann.';
export const latitude = 'Breitengrad';
export const longitude = 'Längengrad';
export const saved = 'Die Einstellungen wurden gespeichert!';
export const community = 'Die Gemeinde';
export const placeAndDay = 'Ort und Tag';
export const site = 'Die Website';
export const stateTitle = 'Sicherung und Zustand';
export const stateLoadError =
  'Der Zustand der Website konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const loadingState = 'Der Zustand wird geladen';
export const postgresql = 'PostgreSQL';
export const onTheServer = 'auf dem Server';
export const downloaded = 'hier heruntergeladen';
export const noBackup = 'Noch keine';
export const downloading = 'Wird heruntergeladen …';
export const downloadBackup = 'Sicherung herunterladen';
export const todayThere = (day: string, time: string) =>
  `Zitate und Heilige Tage wechseln dort um Mitternacht. Heute ist dort ${day}, und es ist ${time} Uhr.`;
export const opensInNewTab = '(öffnet sich in einem neuen Tab)';
export const townChosen = (name: string, country: string) =>
  `${name}, ${country}: Ort und Zeitzone sind ausgefüllt.`;
export const findTown = 'Einen Ort suchen';
export const townsFailed =
  'Die Orte konnten nicht durchsucht werden. Bitte versuchen Sie es noch einmal.';
export const noTown =
  'Es gibt keinen Ort dieses Namens. Nennen Sie einen größeren in der Nähe; sein Name lässt sich unten ändern.';
export const searching = 'Wird gesucht';
export const townsFound = (count: number) =>
  plural(count, { one: `${number(count)} Ort gefunden`, other: `${number(count)} Orte gefunden` });
export const towns = 'Orte';
export const saveFailed = 'Die Einstellungen konnten nicht gespeichert werden';
export const backupDownloaded = 'Die Sicherung liegt bei Ihren heruntergeladenen Dateien.';
export const backupFailed = 'Die Sicherung konnte nicht heruntergeladen werden.';
export const downloadError = 'Fehler beim Herunterladen';
export const credit = <Part>(geoNames: Part): SentenceParts<Part> => [
  'Füllt den Ort und seine Zeitzone aus. Orte ab 15.000 Einwohnern, von ',
  geoNames,
  ' (CC BY 4.0).',
];
export const lastBackup = 'Letzte Sicherung';
export const backupAt = <Part>(at: Part, where: string): SentenceParts<Part> => [at, `, ${where}`];
export const database = 'Datenbank';
export const embedded = 'eingebettet';
export const databaseIs = (size: string, kind: string) => `${size}, ${kind}`;
export const freeDisk = 'Freier Speicherplatz';
export const version = 'Version';
export const aboutBackups = <Part>(command: Part): SentenceParts<Part> => [
  'Eine Sicherung ist eine Datei mit allem, auch mit Namen und den Prüfwerten der Passwörter: Bewahren Sie sie dort auf, wo niemand anders herankommt, und nicht auf dem Server. Wer den Server betreibt, spielt sie mit diesem Befehl zurück: ',
  command,
  '.',
];
