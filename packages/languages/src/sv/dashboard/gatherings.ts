import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { number } from '../words.ts';

export const title = 'Sammankomster';
export const days = 'Enskilda dagar';
export const add = 'Lägg till sammankomst';
export const edit = 'Redigera sammankomst';
export const search = 'Sök bland sammankomster';
export const loading = 'Sammankomsterna hämtas';
export const loadError = 'Sammankomsterna kunde inte hämtas. Försök igen.';
export const none = 'Det finns inga sammankomster ännu. Lägg till en med knappen ovan.';
export const noneFound = 'Ingen sammankomst passar sökningen.';
export const next = 'Nästa dag';
export const noNext = 'Inget mer';
export const byWeek = 'Veckovis';
export const byMonth = 'Månadsvis';
export const byBadiMonth = 'Varje Badíʻ-månad';
export const byHolyDay = 'Varje helig dag';
export const weekdays = 'Veckodagar';
export const weekday = 'Veckodag';
export const interval = 'Med hur många veckors mellanrum (1 till 8)';
export const nth = 'Vilken i månaden';
export const when = 'När';
export const onEve = 'Kvällen före';
export const onDay = 'På själva dagen';
export const ownLanguage = 'Samhällets';
export const onlineHint = 'I adressen till ett möte på nätet står ofta lösenordet.';
export const audienceHint =
  'Fester och klasser för barn och juniorungdomar är för den som har länken, om du inte väljer något annat.';
export const endsHint = 'Tomt: utan slut.';
export const capacityHint = 'Tomt: så många som kommer.';
export const added = 'Sammankomsten har lagts till.';
export const changed = 'Sammankomsten har ändrats.';
export const saveFailed = 'Sammankomsten kunde inte sparas';
export const deleted = 'Sammankomsten har tagits bort. Under listan kan den återställas.';
export const deleteFailed = 'Sammankomsten kunde inte tas bort';
export const deletions = 'Borttaget de senaste 30 dagarna';
export const noDeletions = 'Ingen sammankomst har tagits bort.';
export const bringBack = 'Återställ';
export const broughtBack = 'Sammankomsten är tillbaka.';
export const bringBackFailed = 'Sammankomsten kunde inte återställas';
export const goesOn = 'Den fortsätter';
export const stopped =
  'Besökare ser den inte längre, eftersom ingen har bekräftat att den fortsätter.';
export const renewed = 'Den visas åter i 95 dagar.';
export const renewFailed = 'Sammankomsten kunde inte bekräftas';
export const share = 'Dela';

export const link = 'Länk';
export const aboutLink =
  'Den som har länken ser allt om sammankomsten, också nätadressen. Dela den med omtanke.';
export const copy = 'Kopiera länken';
export const copied = 'Länken har kopierats.';
export const copyFailed = 'Länken kunde inte kopieras. Markera och kopiera den själv.';
export const newLink = 'Skapa en ny länk';
export const newLinkQuestion =
  'Den nuvarande länken leder sedan ingenstans, inte heller i kalendrar som prenumererar på den. Skapa en ny?';
export const newLinkMade = 'Sammankomsten har en ny länk.';
export const newLinkFailed = 'Den nya länken kunde inte skapas';
export const from = 'Från';
export const to = 'Till';
export const noDays = 'Det finns inget mellan dessa dagar.';
export const loadingDays = 'Dagarna hämtas';
export const daysError = 'Dagarna kunde inte hämtas. Försök igen.';
export const change = 'Ändra';
export const changeDay = 'Ändra den här dagen';
export const cancelDay = 'Ställ in';
export const heldAfterAll = 'Den blir av ändå';
export const asOthers = 'Åter som de andra';
export const held = 'Hålls den';
export const emptyAsOthers = 'Tomt: som de andra dagarna.';
export const dayChanged = 'Dagen har ändrats.';
export const dayCancelled = 'Dagen har ställts in.';
export const dayAsOthers = 'Dagen är åter som de andra.';
export const dayFailed = 'Dagen kunde inte ändras';
export const adding = 'Lägger till …';
export const gathering = 'Sammankomst';
export const language = 'Språk';
export const allGatherings = 'Alla sammankomster';
export const place = 'Plats';

export const actionOf = (action: string, name: string) => `${action}: ${name}`;
export const nthName = (nth: number) => ['Första', 'Andra', 'Tredje', 'Fjärde'][nth - 1] ?? 'Sista';
export const deleteQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  ' tas bort med alla sina dagar. I 30 dagar kan den återställas under listan.',
];
export const deletedBy = <Part>(name: Part, at: Part): SentenceParts<Part> => [
  at,
  ', borttagen av ',
  name,
];
export const shownUntil = (day: string) => `Bekräfta senast ${day} att den fortsätter`;
export const dayAndTime = (day: string, time: string) => gatherings.dayAndTime(day, time);
export const dayOf = <Part>(name: Part, day: string): SentenceParts<Part> => [name, `, ${day}`];
export const movedFrom = (day: string) => gatherings.movedFrom(day);
const counted = (count: number) =>
  count === 0
    ? 'ingen sammankomst'
    : count === 1
      ? 'en sammankomst'
      : `${number(count)} sammankomster`;
export const dayWithCount = (day: string, count: number) => `${day}: ${counted(count)}`;
export const withOne = 'Med en sammankomst';
export const withSeveral = 'Med flera';
export const withoutAny = 'Utan sammankomst';
export const gatheringsOfDay = 'Dagens sammankomster';
export const undoLater = 'Den kan också återställas under listan över sammankomster';
