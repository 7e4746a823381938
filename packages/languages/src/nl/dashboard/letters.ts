import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const title = 'Brieven per e-mail';
export const offTitle = 'De brieven staan uit';
export const aboutOff =
  'Bezoekers kunnen het citaat van de dag, de komende week en herinneringen aan bijzondere dagen per e-mail ontvangen. Zolang de brieven uitstaan, is daar geen pagina voor en wordt niets bewaard.';
export const what = 'Wat er wordt bewaard';
export const whatText =
  'Van ieder die zich abonneert: het e-mailadres, de taal, de gekozen brieven, en wanneer. Het adres is versleuteld met een sleutel die noch in de database noch in back-ups staat.';
export const why = 'Waarom';
export const whyText =
  'Om de brieven te sturen waar mensen om hebben gevraagd, en voor niets anders.';
export const howLong = 'Hoe lang';
export const howLongText =
  'Tot iemand de brieven stopzet; zonder bevestiging zeven dagen. Daarna blijft een jaar lang een code waaruit niemand het adres kan lezen: die voorkomt dat een oude back-up de brieven weer laat beginnen.';
export const who = 'Wie ervan weet';
export const whoText =
  'De maildienst die de brieven bezorgt. Geen vrijwilliger krijgt een adres te zien, ook u niet: u ziet alleen hoeveel het er zijn.';
export const needed = 'Wat ervoor nodig is';
export const neededText =
  'Een contact onder ‘Algemeen’, een e-mailaccount onder ‘Verzending’ en een adres van de website met https (PUBLIC_URL), dat wordt ingesteld door wie voor de server zorgt.';
export const switchOn = 'Brieven inschakelen';
export const switchOff = 'Brieven uitschakelen';
export const switching = 'Bezig met omschakelen…';
export const onTitle = 'De brieven staan aan';
export const aboutOn = <Part>(page: Part): SentenceParts<Part> => [
  'Bezoekers abonneren zich op ',
  page,
  ', waar elke pagina naar verwijst.',
];
export const opensInNewTab = '(opent in een nieuw tabblad)';
export const switchedOn = 'De brieven staan aan. Vanaf nu kan men zich abonneren.';
export const switchedOff = 'De brieven staan uit.';
export const notSwitched = 'De brieven konden niet worden ingeschakeld';
export const notSwitchedOff = 'De brieven konden niet worden uitgeschakeld';
export const switchOffTitle = 'De brieven uitschakelen?';
export const aboutSwitchingOff =
  'Er worden geen brieven meer verstuurd, en wat wacht vervalt. De links in brieven blijven nog 30 dagen werken, daarna worden alle adressen verwijderd. Schakelt u de brieven eerder weer in, dan lopen de abonnementen door.';
export const about = 'Wat er wordt bewaard en wie ervan weet';

export const subscribers = 'Abonnementen';
export const loading = 'De brieven worden geladen';
export const loadError = 'De brieven konden niet worden geladen. Probeer het opnieuw.';
export const daily = 'Het citaat van de dag';
export const weekly = 'De komende week';
export const reminders = 'Herinneringen';
export const people = (count: number) =>
  plural(count, { one: `${number(count)} persoon`, other: `${number(count)} personen` });
export const unconfirmed = 'Nog niet bevestigd';
export const nextAt = 'Volgende brieven';
export const notNow = 'Op dit moment wordt niets verstuurd';

export const note = 'Bericht in de wekelijkse brief';
export const noteHint =
  'Het staat in de volgende wekelijkse brief zoals u het schrijft, in alle talen hetzelfde, en is daarna leeg. Hoogstens 2.000 tekens.';
export const noteLeft = (count: number) =>
  plural(count, { one: `Nog ${number(count)} teken`, other: `Nog ${number(count)} tekens` });
export const noteTooLong = (count: number) =>
  plural(count, {
    one: `${number(count)} teken te veel`,
    other: `${number(count)} tekens te veel`,
  });
export const saveNote = 'Bericht opslaan';
export const savingNote = 'Bericht wordt opgeslagen…';
export const noteSaved = 'Het bericht is opgeslagen.';
export const noteSaveFailed = 'Het bericht kon niet worden opgeslagen';
export const noteChanged =
  'Iemand anders heeft het bericht intussen gewijzigd. Wat u hebt geschreven, staat er nog; het bericht luidt nu:';
export const noteEmptied =
  'Het bericht is nu leeg: het is verstuurd, of iemand heeft het verwijderd. Wat u hebt geschreven, staat er nog.';
export const loadNote = 'De nieuwe tekst overnemen';
export const keepTyped = 'Mijn tekst behouden';

export const preview = 'Voorbeeld';
export const aboutPreview =
  'De brief van vandaag zoals die zou worden verstuurd, of een proefbrief als er vandaag niets te melden is. De links om brieven te wijzigen en stop te zetten leiden hier nergens heen.';
export const letter = 'Brief';
export const language = 'Taal';
export const form = 'Opmaak';
export const asHtml = 'Met opmaak';
export const asText = 'Als platte tekst';
export const subject = 'Onderwerp';
export const letterNamed = (subject: string) => `De brief ‘${subject}’`;
export const loadingPreview = 'De brief wordt geladen';
export const previewFailed = 'De brief kon niet worden getoond. Probeer het opnieuw.';
export const nothingToSay =
  'Er is de komende weken niets te melden, dus ook geen brief van deze soort.';

export const removeTitle = 'Iemands brieven stopzetten';
export const aboutRemoval =
  'Voor mensen die u daarom vragen. Of een adres brieven krijgt, wordt niet verraden, en nergens wordt vastgelegd van wie het was.';
export const email = 'E-mailadres';
export const remove = 'Brieven aan dit adres stopzetten';
export const removing = 'Bezig met stopzetten…';
export const done = 'Gedaan';
export const removed = 'Als dit adres brieven kreeg, zijn ze stopgezet en is het adres verwijderd.';
export const removeFailed = 'De brieven konden niet worden stopgezet';
