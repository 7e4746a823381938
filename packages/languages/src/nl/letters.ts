import type { LetterTexts } from '../texts.ts';

export const letters: LetterTexts = {
  title: 'Brieven per e-mail',
  description: (siteName) => `De citaten en de dagen van ${siteName}, per e-mail.`,

  form: {
    intro: 'Kies wat u wilt ontvangen. Met één druk op de knop zet u het op elk moment stop.',
    email: 'E-mailadres',
    topics: 'Wat wilt u ontvangen?',
    daily: 'Het citaat van de dag',
    aboutDaily: 'Elke dag, met de datum in beide kalenders.',
    weekly: 'De komende week',
    aboutWeekly:
      'Eenmaal per week: de negentiendaagsfeesten en heilige dagen van de komende zeven dagen, en de citaten van de afgelopen zeven.',
    reminders: 'Herinneringen',
    aboutReminders:
      'Op de dag vóór een negentiendaagsfeest, een heilige dag, Ayyám-i-Há en de vastenperiode.',
    subscribe: 'Abonneren',
    stored:
      'Bewaard worden uw adres, versleuteld, uw taal en wat u hebt gekozen, tot u de brieven stopzet. Geen vrijwilliger van deze gemeenschap krijgt het adres te zien.',
    morePrivacy: 'Meer over privacy',
  },

  wrong: {
    stamp:
      'Verstuur het formulier nog een keer: het stond langer dan een dag open, werd heel snel verstuurd of was al eerder verstuurd.',
    tooMany: 'Binnen een uur zijn er te veel formulieren gekomen. Probeer het later opnieuw.',
    email: 'Vul één volledig e-mailadres in, zoals anna@friends.example.',
    topics: 'Kies er ten minste één.',
    unavailable: 'Er kan op dit moment niets worden bewaard. Probeer het later opnieuw.',
  },

  look: {
    title: 'Kijk in uw postvak',
    text: 'Er is een brief met een link onderweg naar het adres dat u hebt ingevuld. Open de link en druk daar op de knop.',
    nothing:
      'Is er na een uur niets gekomen, kijk dan bij de ongewenste post of probeer het morgen opnieuw.',
  },

  confirm: {
    title: 'De brieven bevestigen',
    text: 'Druk op de knop, en de brieven beginnen met de eerstvolgende.',
    button: 'Bevestigen',
    done: 'De brieven zijn bevestigd',
    doneText: 'De eerstvolgende komt naar u toe.',
  },

  yours: {
    title: 'Uw brieven',
    address: 'Adres',
    language: 'Taal van de brieven',
    save: 'Opslaan',
    saved: 'Uw keuze is opgeslagen.',
  },

  end: {
    title: 'De brieven stopzetten',
    text: 'Druk op de knop, en er komt geen brief meer. Uw adres wordt meteen verwijderd.',
    button: 'Alle brieven stopzetten',
    done: 'De brieven zijn stopgezet',
    doneText: 'Uw adres is verwijderd.',
  },

  gone: {
    title: 'Deze link is niet meer geldig',
    text: 'Links van brieven die zijn stopgezet, of niet binnen zeven dagen werden bevestigd, leiden nergens heen.',
  },

  privacy: {
    title: 'Privacybeleid',
    description: (siteName) => `Wat ${siteName} van bezoekers bewaart, en hoe lang.`,
    visits: 'Bezoeken',
    visitsText:
      'Voor het lezen van deze site is geen cookie nodig, en niets wordt van elders geladen. Niemand telt lezers. Zoals bij elke server kunnen verzoeken en de netwerkadressen waar ze vandaan komen in een logboek staan dat dient om fouten en aanvallen te vinden; wie de server beheert, bepaalt hoe lang het bewaard blijft.',
    letters: 'Brieven per e-mail',
    what: 'Wat er wordt bewaard',
    whatText:
      'Uw e-mailadres, uw taal, welke brieven u hebt gekozen, en wanneer. Het adres is versleuteld met een sleutel die niet in de database staat; ook back-ups hebben die niet.',
    why: 'Waarom',
    whyText: 'Om u de brieven te sturen waar u om hebt gevraagd, en voor niets anders.',
    howLong: 'Hoe lang',
    howLongText:
      'Tot u de brieven stopzet; een adres dat niet wordt bevestigd, wordt na zeven dagen verwijderd. Daarna blijft een jaar lang een code waaruit niemand het adres kan lezen: die voorkomt dat een oude back-up de brieven weer laat beginnen.',
    who: 'Wie ervan weet',
    whoText:
      'De maildienst van deze gemeenschap, die de brieven bezorgt, en de uwe. Geen vrijwilliger krijgt het adres te zien. De brieven hebben geen afbeeldingen van elders en geen links die verraden wie ze heeft geopend.',
    ending: 'Hoe u ze stopzet',
    endingText:
      'Elke brief heeft een link waarmee u alles wijzigt of stopzet, zonder wachtwoord. Ook de knop die een mailprogramma daarvoor heeft, werkt.',
    questions: 'Vragen',
    questionsText: 'Wie deze site beheert, beantwoordt ze:',
  },

  mail: {
    greetingConfirm: (siteName) => `Graag bevestigen: brieven van ${siteName}`,
    confirm: (siteName) =>
      `Dit adres is opgegeven voor brieven van ${siteName}. Om ze te ontvangen, opent u deze pagina en drukt u daar op de knop:`,
    notConfirmed:
      'Was u dat niet, dan hoeft u niets te doen: het adres wordt na zeven dagen verwijderd, en voor die tijd komt er geen brief meer.',
    greetingYours: (siteName) => `Uw brieven van ${siteName}`,
    yours: (siteName) =>
      `Dit adres ontvangt al brieven van ${siteName}. Hier kunt u ze wijzigen of stopzetten:`,
    notYours: 'Hebt u niet om deze link gevraagd, dan hoeft u niets te doen.',
    quoteOf: (day) => `Het citaat van ${day}`,
    weekFrom: (day) => `De week vanaf ${day}`,
    nextDays: 'De komende zeven dagen',
    lastQuotes: 'De citaten van de afgelopen zeven dagen',
    note: 'Uit de gemeenschap',
    tomorrow: (what) => `Morgen: ${what}`,
    readHere: 'Op het web',
    why: (siteName) =>
      `U ontvangt deze brief omdat dit adres is bevestigd voor brieven van ${siteName}.`,
    change: 'Wijzigen wat u ontvangt',
    end: 'Alle brieven stopzetten',
  },
};
