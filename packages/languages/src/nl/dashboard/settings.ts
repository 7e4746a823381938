import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const noPlace =
  'Er is geen plaats ingesteld. Met een plaats zegt de startpagina wanneer daar de zon ondergaat en de volgende Badíʻ-dag begint.';
export const aboutPlace =
  'De naam wordt getoond; de coördinaten verlaten de server alleen voor dit formulier. Ze worden op een tiende graad bewaard, ongeveer 11 km, omdat een plaats iemands huis kan zijn.';
export const clearPlace = 'Plaats wissen';
export const sunsetUnsaved =
  'De zonsondergang wordt die van de plaats in de lijst die het dichtst bij deze coördinaten ligt, binnen 100 km; anders die van het midden van hun hele graad. Zodra ze zijn opgeslagen, wordt die plaats hier genoemd.';
export const sunsetOfTown = (name: string, country: string) =>
  `De zonsondergang op de startpagina is die van ${name}, ${country}: de plaats in de lijst die het dichtst bij deze coördinaten ligt, zodat niemand ze eruit kan afleiden.`;
export const sunsetOfDegree =
  'Er ligt geen plaats uit de lijst binnen 100 km. De zonsondergang op de startpagina is die van het midden van de hele graad van deze coördinaten, zodat niemand ze eruit kan afleiden.';
export const latitude = 'Breedtegraad';
export const longitude = 'Lengtegraad';
export const saved = 'De instellingen zijn opgeslagen!';
export const community = 'De gemeenschap';
export const placeAndDay = 'Plaats en dag';
export const site = 'De website';
export const stateTitle = 'Back-up en toestand';
export const stateLoadError =
  'De toestand van de website kon niet worden geladen. Probeer het opnieuw.';
export const loadingState = 'De toestand wordt geladen';
export const postgresql = 'PostgreSQL';
export const onTheServer = 'op de server';
export const downloaded = 'hier gedownload';
export const noBackup = 'Nog geen';
export const downloading = 'Bezig met downloaden…';
export const downloadBackup = 'Back-up downloaden';
export const todayThere = (day: string, time: string) =>
  `Citaten en heilige dagen wisselen daar om middernacht. Vandaag is het daar ${day}, ${time} uur.`;
export const opensInNewTab = '(opent in een nieuw tabblad)';
export const townChosen = (name: string, country: string) =>
  `${name}, ${country}: plaats en tijdzone zijn ingevuld.`;
export const findTown = 'Een plaats zoeken';
export const townsFailed = 'Er kon niet naar plaatsen worden gezocht. Probeer het opnieuw.';
export const noTown =
  'Geen plaats met die naam. Noem een grotere in de buurt; de naam kan hieronder worden gewijzigd.';
export const searching = 'Bezig met zoeken';
export const townsFound = (count: number) =>
  plural(count, {
    one: `${number(count)} plaats gevonden`,
    other: `${number(count)} plaatsen gevonden`,
  });
export const towns = 'Plaatsen';
export const saveFailed = 'De instellingen konden niet worden opgeslagen';
export const backupDownloaded = 'De back-up staat bij uw downloads.';
export const backupFailed = 'De back-up kon niet worden gedownload.';
export const downloadError = 'Fout bij het downloaden';
export const credit = <Part>(geoNames: Part): SentenceParts<Part> => [
  'Vult de plaats en haar tijdzone in. Plaatsen vanaf 15.000 inwoners, van ',
  geoNames,
  ' (CC BY 4.0).',
];
export const lastBackup = 'Laatste back-up';
export const backupAt = <Part>(at: Part, where: string): SentenceParts<Part> => [at, `, ${where}`];
export const database = 'Database';
export const embedded = 'ingebouwd';
export const databaseIs = (size: string, kind: string) => `${size}, ${kind}`;
export const freeDisk = 'Vrije schijfruimte';
export const version = 'Versie';
export const aboutBackups = <Part>(command: Part): SentenceParts<Part> => [
  'Een back-up is één bestand met alles, ook namen en de hashes van wachtwoorden: bewaar het waar niemand anders erbij kan, en niet op de server. Wie de server beheert, zet het terug met de opdracht ',
  command,
  '.',
];
