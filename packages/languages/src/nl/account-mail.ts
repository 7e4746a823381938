import type { AccountMailTexts } from '../texts.ts';
import { deviceOn } from './dashboard/account.ts';

export const accountMail: AccountMailTexts = {
  confirm: {
    subject: (siteName) => `Graag bevestigen: uw adres bij ${siteName}`,
    text: (siteName) =>
      `Dit adres is opgegeven voor een account bij ${siteName}. Om hier berichten over het account te ontvangen, opent u deze pagina, logt u in als daarom wordt gevraagd en drukt u daar op de knop:`,
    link: 'Het adres bevestigen',
    notYou: 'Was u dat niet, dan hoeft u niets te doen: het adres wordt na zeven dagen verwijderd.',
  },
  reset: {
    subject: (siteName) => `Een nieuw wachtwoord voor ${siteName}`,
    text: (siteName) =>
      `Er is om een nieuw wachtwoord voor ${siteName} gevraagd. Via deze link kiest u het; hij is één keer geldig, en 30 minuten lang:`,
    link: 'Een nieuw wachtwoord kiezen',
    notYou: 'Was u dat niet, dan hoeft u niets te doen: het wachtwoord blijft zoals het is.',
  },
  invitation: {
    subject: (siteName) => `Een uitnodiging om voor ${siteName} te zorgen`,
    text: (siteName) =>
      `U bent uitgenodigd om voor ${siteName} te zorgen. Via deze link kiest u een wachtwoord; hij is één keer geldig, en zeven dagen lang:`,
    link: 'Uw wachtwoord kiezen',
    notYou: 'Weet u niet waar dit over gaat, dan hoeft u niets te doen.',
  },
  news: {
    password: {
      subject: (siteName) => `Uw wachtwoord bij ${siteName} is gewijzigd`,
      text: 'Uw account heeft een nieuw wachtwoord. Andere sessies zijn beëindigd.',
    },
    'second-factor': {
      subject: (siteName) => `Uw tweede factor bij ${siteName} is gewijzigd`,
      text: 'De tweede factoren of de herstelcodes van uw account zijn gewijzigd.',
    },
    'address-added': {
      subject: (siteName) => `Berichten over uw account bij ${siteName}`,
      text: 'Voortaan komen berichten over uw account op dit adres binnen.',
    },
    'address-replaced': {
      subject: (siteName) => `Uw adres bij ${siteName} is gewijzigd`,
      text: 'Het adres voor berichten over uw account is gewijzigd. Voortaan komen ze alleen nog op het nieuwe adres binnen.',
    },
    'address-removed': {
      subject: (siteName) => `Uw adres bij ${siteName} is verwijderd`,
      text: 'Berichten over uw account komen niet meer op dit adres binnen.',
    },
    login: {
      subject: (siteName) => `Een nieuwe login bij ${siteName}`,
      text: 'Iemand heeft op uw account ingelogd met een browser waarin uw huidige wachtwoord nog niet was gebruikt.',
    },
  },
  username: 'Gebruikersnaam',
  when: 'Wanneer',
  browser: 'Browser',
  network: 'Netwerk',
  unknown: 'Onbekend',
  deviceOn,
  wasYou: 'Was u dat, dan hoeft u niets te doen.',
  notYou:
    'Was u dat niet, kies dan meteen een nieuw wachtwoord en waarschuw de hoofdbeheerder van de site. Een nieuw wachtwoord vraagt u aan op de inlogpagina:',
  toLogin: 'Naar het inloggen',
  why: (siteName) =>
    `U ontvangt deze mail omdat dit adres is opgegeven voor een account bij ${siteName}.`,
};
