import type { AnswerTexts } from '../../texts.ts';

export const answers: AnswerTexts = {
  title: 'Komt u?',
  intro: 'Dan weten wij voor hoeveel mensen we ons voorbereiden.',
  name: 'Uw naam',
  people: 'Met hoeveel u komt (1 tot 20)',
  send: 'Antwoord versturen',
  stored:
    'Bewaard worden uw naam, versleuteld, en met hoeveel u komt, tot 14 dagen na de bijeenkomst. Alleen de vrijwilligers van deze gemeenschap zien het.',
  storedNameless:
    'Bewaard wordt met hoeveel u komt, zonder naam, tot 14 dagen na de bijeenkomst. Alleen de vrijwilligers van deze gemeenschap zien het.',
  full: 'Er is geen plaats meer vrij.',
  closed: 'Antwoorden worden niet meer aangenomen.',
  wrong: {
    sent: 'Dit formulier is al verzonden en het antwoord is opgeslagen. Verzend het alleen nog eens voor anderen.',
    name: 'Vul uw naam in, op één regel van ten hoogste 60 tekens.',
    people: 'Vul een getal van 1 tot 20 in.',
    places: 'Zoveel plaatsen zijn er niet meer vrij.',
  },
  yours: {
    title: 'Uw antwoord',
    keep: 'Dank u. Bewaar het adres van deze pagina: daarmee kunt u uw antwoord wijzigen of intrekken. Niemand anders heeft het.',
    save: 'Wijziging opslaan',
    saved: 'Uw antwoord is opgeslagen.',
    withdraw: 'Antwoord intrekken',
    begun: 'De bijeenkomst is begonnen: het antwoord kan alleen nog worden ingetrokken.',
    cancelled: 'De bijeenkomst is afgelast.',
    lost: 'Deze dag staat niet meer gepland.',
    off: 'Antwoorden worden niet meer aangenomen: dit kan alleen nog worden ingetrokken.',
  },
  withdrawn: {
    title: 'Het antwoord is ingetrokken',
    text: 'Er wordt niets meer van bewaard.',
  },
  gone: 'Antwoorden die zijn ingetrokken, of voor een bijeenkomst van meer dan 14 dagen geleden, zijn verwijderd.',
  privacy: {
    title: 'Antwoorden bij bijeenkomsten',
    whatText:
      'Uw naam, met hoeveel u komt en wanneer u hebt geantwoord. De naam is versleuteld met een sleutel die niet in de database staat; ook back-ups hebben die niet. Bij een negentiendaagsfeest wordt geen naam bewaard.',
    whyText: 'Zodat wie de bijeenkomst voorbereidt weet voor hoeveel mensen, en voor niets anders.',
    howLongText: 'Tot 14 dagen na de bijeenkomst, of tot u het antwoord intrekt.',
    whoText:
      'De vrijwilligers van deze gemeenschap. Hoeveel er komen, en wie, krijgt niemand anders te zien.',
    endingText:
      'Na het antwoorden krijgt u een eigen pagina waarop u het antwoord wijzigt of intrekt, zonder wachtwoord.',
    ending: 'Hoe u het intrekt',
  },
  readers: {
    title: 'Voorlezers op bijeenkomsten',
    whatText:
      'De namen die vrijwilligers zetten bij wat er op een bijeenkomst wordt gelezen. Ze zijn versleuteld met een sleutel die niet in de database staat; ook back-ups hebben die niet.',
    whyText: 'Zodat wie komt weet wie wat leest, en voor niets anders.',
    howLongText: 'Tot 14 dagen na de bijeenkomst, of tot een vrijwilliger de naam weghaalt.',
    whoText:
      'De vrijwilligers van deze gemeenschap en wie de link van de bijeenkomst heeft. Pagina’s voor iedereen tonen geen namen.',
    endingText: 'Vraag een vrijwilliger van deze gemeenschap uw naam uit het programma te halen.',
    ending: 'Hoe u hem laat weghalen',
  },
};
