import type { NotificationTexts } from '../../texts.ts';

export const notifications: NotificationTexts = {
  title: 'Meldingen',
  description: (siteName) =>
    `Het citaat van de dag en herinneringen van ${siteName}, op dit apparaat.`,
  intro:
    'Het citaat van de dag en herinneringen verschijnen op dit apparaat, zonder account en zonder adres. U kunt ze hier op elk moment beëindigen.',
  withoutScript: 'Deze pagina heeft JavaScript nodig, en dat staat hier uit.',

  cannot: {
    insecure:
      'Meldingen komen alleen via een beveiligde verbinding. Open deze site op het adres met https.',
    install:
      'Zet deze site op een iPhone of iPad eerst op het beginscherm: tik op Deel en dan op ‘Zet op beginscherm’. Open de site vanaf daar en kom terug naar deze pagina.',
    unsupported:
      'Deze browser kan hier geen meldingen van websites tonen. Probeer een andere browser, of verlaat het privévenster.',
    denied:
      'Deze browser laat deze site geen meldingen tonen. Sta ze toe in de instellingen van de browser voor deze site en laad deze pagina opnieuw.',
  },

  form: {
    language: 'Taal van de meldingen',
    discreet: 'Discreet',
    aboutDiscreet:
      'Op het vergrendelscherm staat alleen dat er iets nieuws is: geen citaat, geen naam, geen religieus woord.',
    turnOn: 'Meldingen aanzetten',
    save: 'Opslaan',
    end: 'Meldingen beëindigen',
    stored:
      'Bewaard worden het adres waarop uw browser berichten ontvangt, versleuteld, uw taal en wat u hebt gekozen, tot u de meldingen beëindigt. De maker van uw browser komt te weten dat deze browser berichten van deze site ontvangt, en wanneer; lezen kan hij ze niet.',
  },

  said: {
    on: 'De meldingen staan aan.',
    saved: 'Uw keuze is opgeslagen.',
    ended: 'De meldingen zijn beëindigd, en wat bewaard was, is gewist.',
  },

  wrong: {
    notAllowed: 'De browser mocht geen meldingen tonen. Er is niets bewaard.',
    failed: 'Dat is niet gelukt. Probeer het later opnieuw.',
  },

  privacy: {
    whatText:
      'Het adres dat de pushdienst van uw browser voor deze site heeft gemaakt, de sleutels waarmee berichten voor uw browser worden versleuteld, uw taal, wat u hebt gekozen, en wanneer. Adres en sleutels zijn versleuteld met een sleutel die niet in de database staat; ook back-ups hebben hem niet.',
    whyText: 'Om u de meldingen te sturen waarom u hebt gevraagd, en voor niets anders.',
    howLongText:
      'Tot u, of uw browser, de meldingen beëindigt. Daarna blijft een jaar lang een code waaruit niemand het adres kan lezen: die voorkomt dat een oude back-up de meldingen weer laat beginnen.',
    whoText:
      'De maker van uw browser, zoals Google, Mozilla, Apple of Microsoft: hij vervoert de berichten en komt te weten dat deze browser berichten van deze site ontvangt, en wanneer. De berichten zijn versleuteld: lezen kan hij ze niet. Geen vrijwilliger krijgt er iets van te zien.',
    endingText:
      'Op de pagina over meldingen, in dezelfde browser, of in de instellingen van de browser voor deze site.',
  },

  discreet: {
    title: 'Iets nieuws',
    body: 'Er is iets nieuws te lezen.',
  },
};
