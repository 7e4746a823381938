import type { AnswerTexts } from '../../texts.ts';

export const answers: AnswerTexts = {
  title: 'Viendrez-vous\u00a0?',
  intro: 'Nous saurons ainsi pour combien de personnes nous préparer.',
  name: 'Votre nom',
  people: 'Combien vous serez (de 1 à 20)',
  send: 'Envoyer la réponse',
  stored:
    'Sont conservés votre nom, chiffré, et combien vous serez, jusqu’à 14 jours après la rencontre. Seuls les bénévoles de cette communauté le voient.',
  storedNameless:
    'Est conservé combien vous serez, sans nom, jusqu’à 14 jours après la rencontre. Seuls les bénévoles de cette communauté le voient.',
  full: 'Il ne reste plus de place.',
  closed: 'Les réponses ne sont plus acceptées.',
  wrong: {
    sent: 'Ce formulaire a déjà été envoyé et sa réponse est enregistrée. Ne l’envoyez à nouveau que pour d’autres personnes.',
    name: 'Veuillez saisir votre nom, sur une ligne de 60 caractères au plus.',
    people: 'Veuillez saisir un nombre de 1 à 20.',
    places: 'Il ne reste plus autant de places.',
  },
  yours: {
    title: 'Votre réponse',
    keep: 'Merci. Gardez l’adresse de cette page\u00a0: avec elle, vous pouvez modifier votre réponse ou la retirer. Personne d’autre ne l’a.',
    save: 'Enregistrer la modification',
    saved: 'Votre réponse est enregistrée.',
    withdraw: 'Retirer la réponse',
    begun: 'La rencontre a commencé\u00a0: la réponse ne peut plus qu’être retirée.',
    cancelled: 'La rencontre est annulée.',
    lost: 'Ce jour n’est plus prévu.',
    off: 'Les réponses ne sont plus acceptées\u00a0: celle-ci ne peut plus qu’être retirée.',
  },
  withdrawn: {
    title: 'La réponse est retirée',
    text: 'Il n’en est plus rien conservé.',
  },
  gone: 'Les réponses retirées, ou pour une rencontre qui a eu lieu il y a plus de 14 jours, sont supprimées.',
  privacy: {
    title: 'Réponses aux rencontres',
    whatText:
      'Votre nom, combien vous serez et quand vous avez répondu. Le nom est chiffré avec une clé qui n’est pas dans la base de données\u00a0; les sauvegardes ne l’ont pas non plus. Pour une Fête des dix-neuf jours, aucun nom n’est conservé.',
    whyText:
      'Pour que ceux qui préparent la rencontre sachent pour combien de personnes, et pour rien d’autre.',
    howLongText: 'Jusqu’à 14 jours après la rencontre, ou jusqu’à ce que vous retiriez la réponse.',
    whoText:
      'Les bénévoles de cette communauté. Combien viennent, et qui, n’est montré à personne d’autre.',
    endingText:
      'Après avoir répondu, vous obtenez une page à vous où vous modifiez ou retirez la réponse, sans mot de passe.',
    ending: 'Comment la retirer',
  },
  readers: {
    title: 'Lecteurs lors des rencontres',
    whatText:
      'Les noms que les bénévoles écrivent à côté de ce qui est lu lors d’une rencontre. Ils sont chiffrés avec une clé qui n’est pas dans la base de données\u00a0; les sauvegardes ne l’ont pas non plus.',
    whyText: 'Pour que ceux qui viennent sachent qui lit quoi, et pour rien d’autre.',
    howLongText: 'Jusqu’à 14 jours après la rencontre, ou jusqu’à ce qu’un bénévole retire le nom.',
    whoText:
      'Les bénévoles de cette communauté et quiconque a le lien de la rencontre. Les pages ouvertes à tous ne montrent aucun nom.',
    endingText: 'Demandez à un bénévole de cette communauté de retirer votre nom du programme.',
    ending: 'Comment le faire retirer',
  },
};
