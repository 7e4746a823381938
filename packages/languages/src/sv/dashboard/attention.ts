import { number, plural } from '../words.ts';

export const title = 'Behöver din uppmärksamhet';
export const quotesRunOut = (days: number) => {
  if (days === 0) return 'Det finns inget citat för i dag.';
  return days === 1
    ? 'Efter i dag finns det inga fler citat.'
    : `Det finns citat för ${number(days)} dagar till, i dag inräknad.`;
};
export const daysWithoutGathering = (days: number) =>
  plural(days, {
    one: 'En nittondagsfest eller helig dag under de kommande sju dagarna har ännu ingen sammankomst.',
    other: `${number(days)} nittondagsfester eller heliga dagar under de kommande sju dagarna har ännu ingen sammankomst.`,
  });
export const seriesToRenew = (count: number) =>
  plural(count, {
    one: 'En serie sammankomster behöver någon som bekräftar att den fortsätter.',
    other: `${number(count)} serier av sammankomster behöver någon som bekräftar att de fortsätter.`,
  });
export const answersAboveCapacity = (count: number) =>
  plural(count, {
    one: 'Till en sammankomst har fler anmält sig än det finns platser.',
    other: `Till ${number(count)} sammankomster har fler anmält sig än det finns platser.`,
  });
export const sendingFails = (count: number) =>
  `Utskicken har misslyckats ${number(count)} gånger i rad.`;
export const sendingPaused = 'Utskicken är pausade tills du återupptar dem.';
export const noBackup = (days: number) =>
  `Den senaste säkerhetskopian är ${number(days)} dagar gammal.`;
export const unreadableData = (count: number) =>
  plural(count, {
    one: 'En sparad text kan inte läsas: krypteringsnyckeln saknas eller passar inte.',
    other: `${number(count)} sparade texter kan inte läsas: krypteringsnyckeln saknas eller passar inte.`,
  });
export const notNow = 'Inte nu';
export const notNowOf = (what: string) => `Inte nu: ${what}`;
export const putOff = 'Det visas inte för dig på sju dagar.';
export const notPutOff = 'Det gick inte att skjuta upp';
