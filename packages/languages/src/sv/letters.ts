import type { LetterTexts } from '../texts.ts';

export const letters: LetterTexts = {
  title: 'Brev med e-post',
  description: (siteName) => `Citaten och dagarna från ${siteName}, med e-post.`,

  form: {
    intro: 'Välj vad du vill få. Ett tryck avslutar det när som helst.',
    email: 'E-postadress',
    topics: 'Vad vill du få?',
    daily: 'Dagens citat',
    aboutDaily: 'Varje dag, med datumet i båda kalendrarna.',
    weekly: 'Veckan som kommer',
    aboutWeekly:
      'En gång i veckan: nittondagsfester och heliga dagar under de kommande sju dagarna, och citaten från de senaste sju.',
    reminders: 'Påminnelser',
    aboutReminders: 'Dagen före en nittondagsfest, en helig dag, Ayyám-i-Há och fastan.',
    subscribe: 'Prenumerera',
    stored:
      'Det som sparas är din adress, krypterad, ditt språk och vad du har valt, tills du avslutar breven. Ingen volontär i den här gemenskapen får se adressen.',
    morePrivacy: 'Mer om integritet',
  },

  wrong: {
    stamp:
      'Skicka formuläret en gång till: det var öppet i mer än en dag, skickades mycket snabbt eller hade redan skickats.',
    tooMany: 'För många formulär har kommit inom en timme. Försök igen senare.',
    email: 'Ange en enda, fullständig e-postadress, till exempel anna@friends.example.',
    topics: 'Välj minst ett alternativ.',
    unavailable: 'Just nu kan inget sparas. Försök igen senare.',
  },

  look: {
    title: 'Titta i din inkorg',
    text: 'Ett brev med en länk är på väg till adressen som du angav. Öppna länken och tryck på knappen där.',
    nothing:
      'Om inget har kommit inom en timme, titta bland skräpposten eller försök igen i morgon.',
  },

  confirm: {
    title: 'Bekräfta breven',
    text: 'Tryck på knappen, så börjar breven med nästa som ska skickas.',
    button: 'Bekräfta',
    done: 'Breven är bekräftade',
    doneText: 'Nästa brev som ska skickas kommer till dig.',
  },

  yours: {
    title: 'Dina brev',
    address: 'Adress',
    language: 'Brevens språk',
    save: 'Spara',
    saved: 'Ditt val är sparat.',
  },

  end: {
    title: 'Avsluta breven',
    text: 'Tryck på knappen, så kommer inga fler brev. Din adress raderas genast.',
    button: 'Avsluta alla brev',
    done: 'Breven är avslutade',
    doneText: 'Din adress är raderad.',
  },

  gone: {
    title: 'Den här länken gäller inte längre',
    text: 'Länkar till brev som har avslutats, eller inte bekräftades inom sju dagar, leder ingenstans.',
  },

  privacy: {
    title: 'Integritet',
    description: (siteName) => `Vad ${siteName} sparar om besökare, och hur länge.`,
    visits: 'Besök',
    visitsText:
      'Att läsa den här webbplatsen kräver ingen kaka, och inget laddas från annat håll. Ingen räknar läsare. Som hos varje server kan förfrågningar och de nätadresser de kommer från stå i en logg som används för att hitta fel och angrepp; den som sköter servern bestämmer hur länge den sparas.',
    letters: 'Brev med e-post',
    what: 'Vad som sparas',
    whatText:
      'Din e-postadress, ditt språk, vilka brev du har valt och när. Adressen är krypterad med en nyckel som inte finns i databasen; inte heller säkerhetskopior har den.',
    why: 'Varför',
    whyText: 'För att skicka de brev som du har bett om, och för inget annat.',
    howLong: 'Hur länge',
    howLongText:
      'Tills du avslutar breven; en adress som inte bekräftas raderas efter sju dagar. I ett år därefter finns en kod kvar som ingen kan läsa adressen ur: den hindrar att en gammal säkerhetskopia startar breven igen.',
    who: 'Vem som får veta det',
    whoText:
      'Den här gemenskapens e-posttjänst, som förmedlar breven, och din. Ingen volontär får se adressen. Breven har inga bilder från annat håll och inga länkar som avslöjar vem som har öppnat dem.',
    ending: 'Hur du avslutar det',
    endingText:
      'Varje brev har en länk där du ändrar eller avslutar allt, utan lösenord. Ett e-postprograms egen knapp för detta fungerar också.',
    questions: 'Frågor',
    questionsText: 'De som sköter den här webbplatsen svarar:',
  },

  mail: {
    greetingConfirm: (siteName) => `Bekräfta: brev från ${siteName}`,
    confirm: (siteName) =>
      `Den här adressen har angetts för brev från ${siteName}. För att få dem, öppna den här sidan och tryck på knappen där:`,
    notConfirmed:
      'Om det inte var du behöver du inte göra något: adressen raderas efter sju dagar, och inga fler brev kommer innan dess.',
    greetingYours: (siteName) => `Dina brev från ${siteName}`,
    yours: (siteName) =>
      `Den här adressen får redan brev från ${siteName}. Här kan du ändra eller avsluta dem:`,
    notYours: 'Om du inte har bett om den här länken behöver du inte göra något.',
    quoteOf: (day) => `Citatet från den ${day}`,
    weekFrom: (day) => `Veckan från den ${day}`,
    nextDays: 'De kommande sju dagarna',
    lastQuotes: 'Citaten från de senaste sju dagarna',
    note: 'Från gemenskapen',
    tomorrow: (what) => `I morgon: ${what}`,
    readHere: 'På webben',
    why: (siteName) =>
      `Du får det här brevet för att adressen har bekräftats för brev från ${siteName}.`,
    change: 'Ändra vad du får',
    end: 'Avsluta alla brev',
  },
};
