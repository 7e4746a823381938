import type { AccountMailTexts } from '../texts.ts';
import { deviceOn } from './dashboard/account.ts';

export const accountMail: AccountMailTexts = {
  confirm: {
    subject: (siteName) => `Bekräfta: din adress hos ${siteName}`,
    text: (siteName) =>
      `Den här adressen har angetts för ett konto hos ${siteName}. För att få meddelanden om kontot hit, öppna den här sidan, logga in om du blir ombedd och tryck på knappen där:`,
    link: 'Bekräfta adressen',
    notYou: 'Om det inte var du behöver du inte göra något: adressen raderas efter sju dagar.',
  },
  reset: {
    subject: (siteName) => `Ett nytt lösenord till ${siteName}`,
    text: (siteName) =>
      `Någon har bett om ett nytt lösenord till ${siteName}. Med den här länken väljer du det; den gäller en gång, i 30 minuter:`,
    link: 'Välj ett nytt lösenord',
    notYou: 'Om det inte var du behöver du inte göra något: lösenordet förblir som det är.',
  },
  invitation: {
    subject: (siteName) => `En inbjudan att ta hand om ${siteName}`,
    text: (siteName) =>
      `Du är inbjuden att ta hand om ${siteName}. Med den här länken väljer du ett lösenord; den gäller en gång, i sju dagar:`,
    link: 'Välj ditt lösenord',
    notYou: 'Om du inte vet vad det här handlar om behöver du inte göra något.',
  },
  news: {
    password: {
      subject: (siteName) => `Ditt lösenord hos ${siteName} har ändrats`,
      text: 'Ditt konto har ett nytt lösenord. Andra sessioner är avslutade.',
    },
    'second-factor': {
      subject: (siteName) => `Din andra faktor hos ${siteName} har ändrats`,
      text: 'De andra faktorerna eller återställningskoderna för ditt konto har ändrats.',
    },
    'address-added': {
      subject: (siteName) => `Meddelanden om ditt konto hos ${siteName}`,
      text: 'Från och med nu kommer meddelanden om ditt konto till den här adressen.',
    },
    'address-replaced': {
      subject: (siteName) => `Din adress hos ${siteName} har ändrats`,
      text: 'Adressen för meddelanden om ditt konto har ändrats. Från och med nu kommer de bara till den nya.',
    },
    'address-removed': {
      subject: (siteName) => `Din adress hos ${siteName} har tagits bort`,
      text: 'Meddelanden om ditt konto kommer inte längre till den här adressen.',
    },
    login: {
      subject: (siteName) => `En ny inloggning hos ${siteName}`,
      text: 'Någon har loggat in på ditt konto från en webbläsare där ditt nuvarande lösenord inte hade använts tidigare.',
    },
  },
  username: 'Användarnamn',
  when: 'När',
  browser: 'Webbläsare',
  network: 'Nätverk',
  unknown: 'Okänt',
  deviceOn,
  wasYou: 'Om det var du behöver du inte göra något.',
  notYou:
    'Om det inte var du, välj genast ett nytt lösenord och säg till webbplatsens huvudadministratör. Ett nytt lösenord begär du på inloggningssidan:',
  toLogin: 'Till inloggningen',
  why: (siteName) =>
    `Du får det här mejlet för att adressen har angetts för ett konto hos ${siteName}.`,
};
