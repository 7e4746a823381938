import { day as dayName, listed, number, plural } from '../../words.ts';

const rowsInFile = (count: number) =>
  plural(count, {
    one: `${number(count)} rad i filen`,
    other: `${number(count)} rader i filen`,
  });

export const uploadFile = 'Ladda upp en fil';
export const ownSheet =
  'Din egen tabell duger som den är: det som är oklart frågas, och det som är fel rättas här.';
export const hint = (needed: readonly string[], optional: readonly string[]) =>
  `Ladda upp en CSV- eller Excel-fil med kolumnerna ${needed.join(', ')} och, om du vill, ${listed(optional)}.`;
export const chooseFile = 'Välj fil';
export const noFile = 'Ingen fil vald. Du kan släppa en här.';
export const oneFile = 'Välj en fil i taget';
export const upload = 'Ladda upp';
export const checking = 'Kontrollerar …';
export const uploading = 'Laddar upp …';
export const readingFile = 'Läser filen …';
export const sending = (percent: number) => `Skickar filen: ${number(percent)}\u00a0%`;

export const downloadTemplate = 'Ladda ner mall';
export const loadingTemplates = 'Hämtar mallar …';
export const noTemplates = 'Inga mallar finns';
export const templateName = (format: 'csv' | 'xlsx') =>
  format === 'csv' ? 'CSV (.csv)' : 'Excel (.xlsx)';

export const processFailed = 'Filen kunde inte behandlas';
export const checkFailed = 'Kontrollen misslyckades';
export const uploadFailed = 'Uppladdningen misslyckades';
export const downloadError = 'Fel vid nedladdningen';
export const downloadFailed = 'Nedladdningen misslyckades';
export const templateNotDownloaded = 'Mallen kunde inte laddas ner.';
export const quotesNotDownloaded = 'Citaten kunde inte laddas ner.';

export const someDatesConflict = 'Några datum har flera citat';
export const completeWithWarnings = 'Uppladdat, med varningar';
export const dateConflicts = 'Datum med flera citat';
export const dayWithQuotes = (day: string, count: number) =>
  `${dayName(day)}: ${number(count)} citat`;
export const dayWithRows = (day: string, count: number) => `${dayName(day)}: ${rowsInFile(count)}`;
export const aboutShownQuote = 'För datum med flera citat visas det som senast ändrades.';
export const undo = 'Ångra';
export const undoing = 'Ångrar …';
export const undone = 'Ångrat';
export const undoLater = (days: number, part: string) =>
  plural(days, {
    one: `Även senare, i ${number(days)} dag, under ”${part}” nedan.`,
    other: `Även senare, i ${number(days)} dagar, under ”${part}” nedan.`,
  });

export const checkFile = 'Kontrollera filen';
export const loadingFile = 'Läser filen';
export const workbenchFailed =
  'Filens tabell kunde inte hämtas. Kontrollera din anslutning och försök igen.';

export const conflictsDetected = 'Några datum är upptagna';
export const cancelUpload = 'Avbryt uppladdningen';
export const proceed = 'Fortsätt uppladdningen';
export const forAllDates = (dates: number) =>
  plural(dates, {
    one: `För ${number(dates)} datum med sparade citat`,
    other: `För alla ${number(dates)} datum med sparade citat`,
  });
export const differentChoices = 'Olika val';
export const add = 'Lägg till';
export const keep = (stored: number) =>
  plural(stored, { one: 'Behåll det sparade', other: 'Behåll de sparade' });
export const replace = (deleted: number) =>
  deleted === 0
    ? 'Ersätt (tar inte bort något sparat citat)'
    : plural(deleted, {
        one: `Ersätt (tar bort ${number(deleted)} sparat citat)`,
        other: `Ersätt (tar bort ${number(deleted)} sparade citat)`,
      });
export const datesOfFile = (dates: number) => `${number(dates)} datum`;
export const loadingDates = 'Hämtar datumen';
export const datesFailed =
  'Listan över datum kunde inte hämtas. Kontrollera din anslutning och försök igen.';
export const takenDates = (count: number) => `Datum som redan har citat (${number(count)})`;
export const repeatedDates = (count: number) =>
  `Datum som förekommer mer än en gång i filen (${number(count)})`;

export const conflictingDate = (day: string, stored: number, rows: number) => {
  const parts = [
    stored > 0 &&
      plural(stored, {
        one: `${number(stored)} citat redan inplanerat`,
        other: `${number(stored)} citat redan inplanerade`,
      }),
    (stored === 0 || rows > 1) && rowsInFile(rows),
  ].filter(Boolean);
  return `${dayName(day)}: ${parts.join(', ')}`;
};
export const inFile = 'I filen';
export const stored = 'Sparat';
export const rowLead = (row: number) => `Rad ${number(row)}: `;
export const storedAlready = ' (redan sparat)';
export const changesStored = ' (ändrar ett sparat citat)';
export const andMore = (count: number) => `… och ${number(count)} till`;

interface Effect {
  readonly dates: number;
  readonly added: number;
  readonly deleted: number;
  readonly leftOut: number;
}

export const effect = ({ dates, added, deleted, leftOut }: Effect) => {
  const where = plural(dates, {
    one: 'För det här datumet',
    other: `För dessa ${number(dates)} datum`,
  });
  const parts = [
    added === 0 ? 'inget citat läggs till' : `${number(added)} citat läggs till`,
    deleted > 0 &&
      plural(deleted, {
        one: `${number(deleted)} sparat citat tas bort`,
        other: `${number(deleted)} sparade citat tas bort`,
      }),
    leftOut > 0 &&
      plural(leftOut, {
        one: `${number(leftOut)} rad hoppas över`,
        other: `${number(leftOut)} rader hoppas över`,
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

const EQUAL = 'med samma text, källa, datum och länk';
const NOTHING = 'Om filen laddas upp läggs inget till och inget ändras.';

export const alreadySaved = ({ rows, same, changed, repeated }: Saved) => {
  const added = rows - same - changed - repeated;
  if (added === 0 && changed === 0) {
    return plural(rows, {
      one: `Citatet i den här filen är redan sparat, ${EQUAL}. ${NOTHING}`,
      other: `Alla ${number(rows)} citat i den här filen är redan sparade, ${EQUAL}. ${NOTHING}`,
    });
  }
  const sentences = [
    plural(same, {
      one: `${number(same)} av de ${number(rows)} citaten i den här filen är redan sparat, ${EQUAL}. Det läggs inte till igen.`,
      other: `${number(same)} av de ${number(rows)} citaten i den här filen är redan sparade, ${EQUAL}. De läggs inte till igen.`,
    }),
    added === 0
      ? 'Inget av de andra läggs till.'
      : plural(added, {
          one: 'Det andra läggs till.',
          other: `De andra ${number(added)} läggs till.`,
        }),
    changed > 0 &&
      plural(changed, {
        one: `${number(changed)} sparat citat ändras.`,
        other: `${number(changed)} sparade citat ändras.`,
      }),
    repeated > 0 &&
      plural(repeated, {
        one: `${number(repeated)} rad upprepar en tidigare.`,
        other: `${number(repeated)} rader upprepar en tidigare.`,
      }),
  ];
  return sentences.filter(Boolean).join(' ');
};
