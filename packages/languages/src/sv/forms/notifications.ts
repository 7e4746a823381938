import type { NotificationTexts } from '../../texts.ts';

export const notifications: NotificationTexts = {
  title: 'Aviseringar',
  description: (siteName) => `Dagens citat och påminnelser från ${siteName}, på den här enheten.`,
  intro:
    'Dagens citat och påminnelser visas på den här enheten, utan konto och utan adress. Du kan avsluta dem här när som helst.',
  withoutScript: 'Den här sidan kräver JavaScript, som är avstängt här.',

  cannot: {
    insecure:
      'Aviseringar kommer bara över en säker anslutning. Öppna webbplatsen på dess adress med https.',
    install:
      'På en iPhone eller iPad lägger du först webbplatsen på hemskärmen: tryck på Dela och sedan på ”Lägg till på hemskärmen”. Öppna den därifrån och kom tillbaka till den här sidan.',
    unsupported:
      'Den här webbläsaren kan inte visa aviseringar från webbplatser här. Prova en annan webbläsare, eller lämna det privata fönstret.',
    denied:
      'Den här webbläsaren låter inte webbplatsen visa aviseringar. Tillåt dem i webbläsarens inställningar för webbplatsen och läs sedan in sidan igen.',
  },

  form: {
    language: 'Aviseringarnas språk',
    discreet: 'Diskret',
    aboutDiscreet:
      'På låsskärmen står bara att det finns något nytt: inget citat, inget namn, inget religiöst ord.',
    turnOn: 'Slå på aviseringar',
    save: 'Spara',
    end: 'Avsluta aviseringarna',
    stored:
      'Det som sparas är adressen där din webbläsare tar emot meddelanden, krypterad, ditt språk och dina val, tills du avslutar aviseringarna. Webbläsarens tillverkare får veta att den här webbläsaren tar emot meddelanden från den här webbplatsen, och när; läsa dem kan den inte.',
  },

  said: {
    on: 'Aviseringarna är på.',
    saved: 'Ditt val är sparat.',
    ended: 'Aviseringarna har avslutats, och det som var sparat är raderat.',
  },

  wrong: {
    notAllowed: 'Webbläsaren fick inte visa aviseringar. Ingenting har sparats.',
    failed: 'Det gick inte. Försök igen senare.',
  },

  privacy: {
    whatText:
      'Adressen som din webbläsares aviseringstjänst har skapat för den här webbplatsen, nycklarna som krypterar meddelanden till din webbläsare, ditt språk, dina val, och när. Adress och nycklar är krypterade med en nyckel som inte finns i databasen; säkerhetskopior har den inte heller.',
    whyText: 'För att skicka dig de aviseringar som du har bett om, och för inget annat.',
    howLongText:
      'Tills du, eller din webbläsare, avslutar aviseringarna. I ett år därefter finns en kod kvar som ingen kan läsa adressen ur: den hindrar en gammal säkerhetskopia från att starta aviseringarna igen.',
    whoText:
      'Tillverkaren av din webbläsare, till exempel Google, Mozilla, Apple eller Microsoft: den förmedlar meddelandena och får veta att den här webbläsaren tar emot meddelanden från den här webbplatsen, och när. Meddelandena är krypterade: läsa dem kan den inte. Ingen volontär får se något av det.',
    endingText:
      'På sidan om aviseringar, i samma webbläsare, eller i webbläsarens inställningar för webbplatsen.',
  },

  discreet: {
    title: 'Något nytt',
    body: 'Det finns något nytt att läsa.',
  },
};
