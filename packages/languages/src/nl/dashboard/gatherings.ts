import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { number } from '../words.ts';

export const title = 'Bijeenkomsten';
export const days = 'Afzonderlijke dagen';
export const add = 'Bijeenkomst toevoegen';
export const edit = 'Bijeenkomst bewerken';
export const search = 'Bijeenkomsten zoeken';
export const loading = 'Bijeenkomsten worden geladen';
export const loadError = 'De bijeenkomsten konden niet worden geladen. Probeer het opnieuw.';
export const none = 'Er zijn nog geen bijeenkomsten. Voeg er een toe met de knop hierboven.';
export const noneFound = 'Geen bijeenkomst komt overeen met de zoekopdracht.';
export const next = 'Eerstvolgende';
export const noNext = 'Verder niets';
export const byWeek = 'Wekelijks';
export const byMonth = 'Maandelijks';
export const byBadiMonth = 'Elke Badíʻ-maand';
export const byHolyDay = 'Elke heilige dag';
export const weekdays = 'Dagen van de week';
export const weekday = 'Dag van de week';
export const interval = 'Om de hoeveel weken (1 tot 8)';
export const nth = 'De hoeveelste van de maand';
export const when = 'Wanneer';
export const onEve = 'Op de vooravond';
export const onDay = 'Op de dag zelf';
export const ownLanguage = 'Die van de gemeenschap';
export const onlineHint = 'In het adres van een onlinebijeenkomst staat vaak het wachtwoord.';
export const audienceHint =
  'Feesten en klassen voor kinderen en juniorjeugd zijn voor wie de link heeft, tenzij u anders kiest.';
export const endsHint = 'Leeg: zonder einde.';
export const capacityHint = 'Leeg: zoveel als er komen.';
export const added = 'De bijeenkomst is toegevoegd.';
export const changed = 'De bijeenkomst is gewijzigd.';
export const saveFailed = 'De bijeenkomst kon niet worden opgeslagen';
export const deleted = 'De bijeenkomst is verwijderd. U kunt haar onder de lijst terughalen.';
export const deleteFailed = 'De bijeenkomst kon niet worden verwijderd';
export const deletions = 'Verwijderd in de afgelopen 30 dagen';
export const noDeletions = 'Er is geen bijeenkomst verwijderd.';
export const bringBack = 'Terughalen';
export const broughtBack = 'De bijeenkomst is terug.';
export const bringBackFailed = 'De bijeenkomst kon niet worden teruggehaald';
export const goesOn = 'Ze gaat door';
export const stopped =
  'Bezoekers zien haar niet meer, omdat niemand heeft bevestigd dat ze doorgaat.';
export const renewed = 'Ze wordt weer 95 dagen getoond.';
export const renewFailed = 'De bijeenkomst kon niet worden bevestigd';
export const share = 'Delen';

export const link = 'Link';
export const aboutLink =
  'Wie deze link heeft, ziet alles van de bijeenkomst, ook het onlineadres. Geef hem met zorg door.';
export const copy = 'Link kopiëren';
export const copied = 'De link is gekopieerd.';
export const copyFailed = 'De link kon niet worden gekopieerd. Selecteer en kopieer hem zelf.';
export const newLink = 'Nieuwe link maken';
export const newLinkQuestion =
  'De huidige link leidt dan nergens meer heen, ook niet in agenda’s die erop geabonneerd zijn. Een nieuwe maken?';
export const newLinkMade = 'De bijeenkomst heeft een nieuwe link.';
export const newLinkFailed = 'De nieuwe link kon niet worden gemaakt';
export const from = 'Van';
export const to = 'Tot en met';
export const noDays = 'Tussen deze dagen is er niets.';
export const loadingDays = 'De dagen worden geladen';
export const daysError = 'De dagen konden niet worden geladen. Probeer het opnieuw.';
export const change = 'Wijzigen';
export const changeDay = 'Deze dag wijzigen';
export const cancelDay = 'Afgelasten';
export const heldAfterAll = 'Gaat toch door';
export const asOthers = 'Weer zoals de andere';
export const held = 'Vindt plaats op';
export const emptyAsOthers = 'Leeg: zoals op de andere dagen.';
export const dayChanged = 'De dag is gewijzigd.';
export const dayCancelled = 'De dag is afgelast.';
export const dayAsOthers = 'De dag is weer zoals de andere.';
export const dayFailed = 'De dag kon niet worden gewijzigd';
export const adding = 'Bezig met toevoegen…';
export const gathering = 'Bijeenkomst';
export const language = 'Taal';
export const allGatherings = 'Alle bijeenkomsten';
export const place = 'Plaats';

export const actionOf = (action: string, name: string) => `${action}: ${name}`;
export const nthName = (nth: number) =>
  ['Eerste', 'Tweede', 'Derde', 'Vierde'][nth - 1] ?? 'Laatste';
export const deleteQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  ' wordt met alle dagen verwijderd. Dertig dagen lang kunt u haar onder de lijst terughalen.',
];
export const deletedBy = <Part>(name: Part, at: Part): SentenceParts<Part> => [
  at,
  ', verwijderd door ',
  name,
];
export const shownUntil = (day: string) => `Bevestig vóór ${day} dat ze doorgaat`;
export const dayAndTime = (day: string, time: string) => gatherings.dayAndTime(day, time);
export const dayOf = <Part>(name: Part, day: string): SentenceParts<Part> => [name, `, ${day}`];
export const movedFrom = (day: string) => gatherings.movedFrom(day);
const counted = (count: number) =>
  count === 0
    ? 'geen bijeenkomst'
    : count === 1
      ? 'één bijeenkomst'
      : `${number(count)} bijeenkomsten`;
export const dayWithCount = (day: string, count: number) => `${day}: ${counted(count)}`;
export const withOne = 'Met een bijeenkomst';
export const withSeveral = 'Met meerdere';
export const withoutAny = 'Zonder bijeenkomst';
export const gatheringsOfDay = 'Bijeenkomsten van de dag';
export const undoLater = 'Terughalen kan ook onder de lijst van bijeenkomsten';
