import type { AnswerTexts } from '../../texts.ts';

export const answers: AnswerTexts = {
  title: 'Kommer du?',
  intro: 'Då vet vi hur många vi ska förbereda för.',
  name: 'Ditt namn',
  people: 'Hur många ni blir (1 till 20)',
  send: 'Skicka svaret',
  stored:
    'Det som sparas är ditt namn, krypterat, och hur många ni blir, till 14 dagar efter sammankomsten. Bara volontärerna i den här gemenskapen ser det.',
  storedNameless:
    'Det som sparas är hur många ni blir, utan namn, till 14 dagar efter sammankomsten. Bara volontärerna i den här gemenskapen ser det.',
  full: 'Det finns ingen plats kvar.',
  closed: 'Svar tas inte längre emot.',
  wrong: {
    sent: 'Det här formuläret har redan skickats och svaret är sparat. Skicka det igen bara för andra.',
    name: 'Ange ditt namn, på en rad med högst 60 tecken.',
    people: 'Ange ett tal från 1 till 20.',
    places: 'Så många platser finns inte kvar.',
  },
  yours: {
    title: 'Ditt svar',
    keep: 'Tack. Spara adressen till den här sidan: med den kan du ändra ditt svar eller dra tillbaka det. Ingen annan har den.',
    save: 'Spara ändringen',
    saved: 'Ditt svar är sparat.',
    withdraw: 'Dra tillbaka svaret',
    begun: 'Sammankomsten har börjat: svaret kan bara dras tillbaka.',
    cancelled: 'Sammankomsten är inställd.',
    lost: 'Den här dagen är inte längre planerad.',
    off: 'Svar tas inte längre emot: det här kan bara dras tillbaka.',
  },
  withdrawn: {
    title: 'Svaret är tillbakadraget',
    text: 'Inget av det är sparat längre.',
  },
  gone: 'Svar som har dragits tillbaka, eller gällde en sammankomst för mer än 14 dagar sedan, är raderade.',
  privacy: {
    title: 'Svar på sammankomster',
    whatText:
      'Ditt namn, hur många ni blir och när du svarade. Namnet är krypterat med en nyckel som inte finns i databasen; inte heller säkerhetskopior har den. För en nittondagsfest sparas inget namn.',
    whyText: 'För att de som förbereder sammankomsten ska veta för hur många, och för inget annat.',
    howLongText: 'Till 14 dagar efter sammankomsten, eller tills du drar tillbaka svaret.',
    whoText:
      'Volontärerna i den här gemenskapen. Hur många som kommer, och vilka, visas inte för någon annan.',
    endingText:
      'När du har svarat får du en egen sida där du ändrar eller drar tillbaka svaret, utan lösenord.',
    ending: 'Hur du drar tillbaka det',
  },
  readers: {
    title: 'Läsare vid sammankomster',
    whatText:
      'De namn som volontärer skriver vid det som läses på en sammankomst. De är krypterade med en nyckel som inte finns i databasen; inte heller säkerhetskopior har den.',
    whyText: 'För att de som kommer ska veta vem som läser vad, och för inget annat.',
    howLongText: 'Till 14 dagar efter sammankomsten, eller tills en volontär tar bort namnet.',
    whoText:
      'Volontärerna i den här gemenskapen och den som har sammankomstens länk. Sidor för alla visar inga namn.',
    endingText: 'Be en volontär i den här gemenskapen att ta bort ditt namn ur programmet.',
    ending: 'Hur du får det borttaget',
  },
};
