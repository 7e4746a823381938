import type { SentenceParts } from '../../sentence-parts.ts';
import { counted } from '../plural.ts';

/** The settings, and the state of the site. */
export const noPlace =
  'No place is set. With one, the home page says when the sun sets there and the next Badí day begins.';
export const aboutPlace =
  'The name is shown; the coordinates never leave the server except to this form. They are kept to a tenth of a degree, about 11 km, because a place can be somebody’s home.';
export const clearPlace = 'Clear the place';
export const sunsetUnsaved =
  'Sunset will be that of the listed town nearest to these coordinates, within 100 km, else of the middle of their whole degree. Once they are saved, it is named here.';
export const sunsetOfTown = (name: string, country: string) =>
  `Sunset on the home page is that of ${name}, ${country}: the listed town nearest to these coordinates, so that nobody can work them out from it.`;
export const sunsetOfDegree =
  'No listed town is within 100 km. Sunset on the home page is that of the middle of these coordinates’ whole degree, so that nobody can work them out from it.';
export const latitude = 'Latitude';
export const longitude = 'Longitude';
export const saved = 'Settings saved successfully!';
export const community = 'The community';
export const placeAndDay = 'Place and day';
export const site = 'The site';
export const stateTitle = 'Backup and state';
export const stateLoadError = 'The state of the site could not be loaded. Please try again.';
export const loadingState = 'Loading the state';
export const postgresql = 'PostgreSQL';
export const onTheServer = 'on the server';
export const downloaded = 'downloaded here';
export const noBackup = 'There is none yet';
export const downloading = 'Downloading...';
export const downloadBackup = 'Download a backup';
export const todayThere = (day: string, time: string) =>
  `Quotes and holy days change at midnight there. Today is ${day} there, and it is ${time}.`;
export const opensInNewTab = '(opens in a new tab)';
export const townChosen = (name: string, country: string) =>
  `${name}, ${country}: place and time zone are filled in.`;
export const findTown = 'Find a town';
export const townsFailed = 'The towns could not be searched. Please try again.';
export const noTown =
  'No town of that name. Name a larger one nearby; its name can be changed below.';
export const searching = 'Searching';
export const townsFound = (count: number) => `${counted(count, 'town')} found`;
export const towns = 'Towns';
export const saveFailed = 'Failed to save the settings';
export const backupDownloaded = 'The backup is among your downloads.';
export const backupFailed = 'The backup could not be downloaded.';
export const downloadError = 'Download Error';
export const credit = <Part>(geoNames: Part): SentenceParts<Part> => [
  'Fills in the place and its time zone. Towns of 15,000 people and more, from ',
  geoNames,
  ' (CC BY 4.0).',
];
export const lastBackup = 'Last backup';
/** When the last backup was made, and where it is: `onTheServer` or `downloaded`. */
export const backupAt = <Part>(at: Part, where: string): SentenceParts<Part> => [at, `, ${where}`];
export const database = 'Database';
export const embedded = 'embedded';
/** Its size, and its kind. */
export const databaseIs = (size: string, kind: string) => `${size}, ${kind}`;
export const freeDisk = 'Free disk';
export const version = 'Version';
export const aboutBackups = <Part>(command: Part): SentenceParts<Part> => [
  'A backup is one file with everything, names and passwords’ hashes included: keep it where nobody else gets to it, and not on the server. Whoever runs the server brings it back with the command ',
  command,
  '.',
];
