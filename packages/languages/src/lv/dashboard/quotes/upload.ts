import { latvian } from '../../latvian.ts';

const { number, day: dayName, listed, plural } = latvian;

const quotes = (count: number) =>
  plural(count, { one: `${number(count)} citāts`, other: `${number(count)} citāti` });
const rowsInFile = (count: number) =>
  plural(count, {
    one: `${number(count)} rinda failā`,
    other: `${number(count)} rindas failā`,
  });

export const uploadFile = 'Augšupielādēt failu';
export const ownSheet =
  'Der jūsu pašu tabula, kāda tā ir: par neskaidro tiek jautāts, un nepareizo izlabo šeit.';
export const hint = (needed: readonly string[], optional: readonly string[]) =>
  `Augšupielādējiet CSV vai Excel failu ar kolonnām ${needed.join(', ')} un, ja vēlaties, ${listed(optional)}.`;
export const chooseFile = 'Izvēlēties failu';
export const noFile = 'Fails nav izvēlēts. To var ievilkt šeit.';
export const oneFile = 'Izvēlieties pa vienam failam';
export const upload = 'Augšupielādēt';
export const checking = 'Notiek pārbaude…';
export const uploading = 'Notiek augšupielāde…';
export const readingFile = 'Fails tiek lasīts…';
export const sending = (percent: number) => `Fails tiek sūtīts: ${number(percent)}\u00a0%`;

export const downloadTemplate = 'Lejupielādēt veidni';
export const loadingTemplates = 'Tiek ielādētas veidnes…';
export const noTemplates = 'Veidņu nav';
export const templateName = (format: 'csv' | 'xlsx') =>
  format === 'csv' ? 'CSV (.csv)' : 'Excel (.xlsx)';

export const processFailed = 'Failu neizdevās apstrādāt';
export const checkFailed = 'Pārbaude neizdevās';
export const uploadFailed = 'Augšupielāde neizdevās';
export const downloadError = 'Lejupielādes kļūda';
export const downloadFailed = 'Lejupielāde neizdevās';
export const templateNotDownloaded = 'Veidni neizdevās lejupielādēt.';
export const quotesNotDownloaded = 'Citātus neizdevās lejupielādēt.';

export const someDatesConflict = 'Dažiem datumiem ir vairāki citāti';
export const completeWithWarnings = 'Augšupielādēts, ar brīdinājumiem';
export const dateConflicts = 'Datumi ar vairākiem citātiem';
export const dayWithQuotes = (day: string, count: number) => `${dayName(day)}: ${quotes(count)}`;
export const dayWithRows = (day: string, count: number) => `${dayName(day)}: ${rowsInFile(count)}`;
export const aboutShownQuote =
  'Datumos ar vairākiem citātiem tiek rādīts tas, kurš atjaunināts pēdējais.';
export const undo = 'Atsaukt';
export const undoing = 'Notiek atsaukšana…';
export const undone = 'Atsaukta';
export const undoLater = (days: number, part: string) =>
  `Arī vēlāk, ${number(days)} dienu laikā, zemāk sadaļā „${part}”.`;

export const checkFile = 'Pārbaudīt failu';
export const loadingFile = 'Fails tiek lasīts';
export const workbenchFailed =
  'Faila tabulu neizdevās ielādēt. Pārbaudiet savienojumu un mēģiniet vēlreiz.';

export const conflictsDetected = 'Daži datumi jau ir aizņemti';
export const cancelUpload = 'Atcelt augšupielādi';
export const proceed = 'Turpināt augšupielādi';
export const forAllDates = (dates: number) =>
  plural(dates, {
    one: `${number(dates)} datumam ar saglabātiem citātiem`,
    other: `Visiem ${number(dates)} datumiem ar saglabātiem citātiem`,
  });
export const differentChoices = 'Dažādas izvēles';
export const add = 'Pievienot';
export const keep = (stored: number) => (stored === 1 ? 'Paturēt saglabāto' : 'Paturēt saglabātos');
export const replace = (deleted: number) =>
  deleted === 0
    ? 'Aizstāt (nedzēš nevienu saglabātu citātu)'
    : plural(deleted, {
        one: `Aizstāt (dzēš ${number(deleted)} saglabātu citātu)`,
        other: `Aizstāt (dzēš ${number(deleted)} saglabātus citātus)`,
      });
export const datesOfFile = (dates: number) =>
  plural(dates, { one: `${number(dates)} datums`, other: `${number(dates)} datumi` });
export const loadingDates = 'Tiek ielādēti datumi';
export const datesFailed =
  'Datumu sarakstu neizdevās ielādēt. Pārbaudiet savienojumu un mēģiniet vēlreiz.';
export const takenDates = (count: number) => `Datumi, kuriem jau ir citāti (${number(count)})`;
export const repeatedDates = (count: number) =>
  `Datumi, kuri failā ir vairākkārt (${number(count)})`;

export const conflictingDate = (day: string, stored: number, rows: number) => {
  const parts = [
    stored > 0 &&
      plural(stored, {
        one: `jau ieplānots ${number(stored)} citāts`,
        other: `jau ieplānoti ${number(stored)} citāti`,
      }),
    (stored === 0 || rows > 1) && rowsInFile(rows),
  ].filter(Boolean);
  return `${dayName(day)}: ${parts.join(', ')}`;
};
export const inFile = 'Failā';
export const stored = 'Saglabāts';
export const rowLead = (row: number) => `${number(row)}. rinda: `;
export const storedAlready = ' (jau saglabāts)';
export const changesStored = ' (maina saglabātu citātu)';
export const andMore = (count: number) => `… un vēl ${number(count)}`;

interface Effect {
  readonly dates: number;
  readonly added: number;
  readonly deleted: number;
  readonly leftOut: number;
}

export const effect = ({ dates, added, deleted, leftOut }: Effect) => {
  const where = plural(dates, {
    one: `Šajā ${number(dates)} datumā`,
    other: `Šajos ${number(dates)} datumos`,
  });
  const parts = [
    added === 0
      ? 'nekas netiks pievienots'
      : plural(added, {
          one: `tiks pievienots ${number(added)} citāts`,
          other: `tiks pievienoti ${number(added)} citāti`,
        }),
    deleted > 0 &&
      plural(deleted, {
        one: `tiks dzēsts ${number(deleted)} saglabāts citāts`,
        other: `tiks dzēsti ${number(deleted)} saglabāti citāti`,
      }),
    leftOut > 0 &&
      plural(leftOut, {
        one: `tiks izlaista ${number(leftOut)} rinda`,
        other: `tiks izlaistas ${number(leftOut)} rindas`,
      }),
  ].filter((part) => part !== false);
  return `${where}: ${listed(parts)}.`;
};

interface Saved {
  readonly rows: number;
  readonly same: number;
  readonly changed: number;
  readonly repeated: number;
}

const NOTHING = 'Faila augšupielāde neko nepievieno un nemaina.';

export const alreadySaved = ({ rows, same, changed, repeated }: Saved) => {
  const added = rows - same - changed - repeated;
  if (added === 0 && changed === 0) {
    return `Visi faila citāti (${number(rows)}) jau ir saglabāti ar tādu pašu tekstu, avotu, datumu un saiti. ${NOTHING}`;
  }
  const sentences = [
    plural(same, {
      one: `${number(same)} no faila citātiem (kopā ${number(rows)}) jau ir saglabāts ar tādu pašu tekstu, avotu, datumu un saiti. Tas netiks pievienots vēlreiz.`,
      other: `${number(same)} no faila citātiem (kopā ${number(rows)}) jau ir saglabāti ar tādu pašu tekstu, avotu, datumu un saiti. Tie netiks pievienoti vēlreiz.`,
    }),
    added === 0
      ? 'No pārējiem neviens netiks pievienots.'
      : plural(added, {
          one: `Tiks pievienots vēl ${number(added)} citāts.`,
          other: `Tiks pievienoti vēl ${number(added)} citāti.`,
        }),
    changed > 0 &&
      plural(changed, {
        one: `Tiks mainīts ${number(changed)} saglabāts citāts.`,
        other: `Tiks mainīti ${number(changed)} saglabāti citāti.`,
      }),
    repeated > 0 &&
      plural(repeated, {
        one: `${number(repeated)} rinda atkārto agrāku.`,
        other: `${number(repeated)} rindas atkārto agrākas.`,
      }),
  ];
  return sentences.filter(Boolean).join(' ');
};
