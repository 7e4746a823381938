/** Texts for visitors who are asked whether they come to a gathering. */
export const answers = {
  /** The heading of the form on a meeting’s page. */
  title: 'Will you come?',
  intro: 'Then we know for how many to prepare.',
  name: 'Your name',
  people: 'How many of you come (1 to 20)',
  send: 'Send the answer',
  /** Stands beside the button; the second where no name is asked for. */
  stored:
    'Stored are your name, encrypted, and how many of you come, until 14 days after the gathering. Only the volunteers of this community see it.',
  storedNameless:
    'Stored is how many of you come, without a name, until 14 days after the gathering. Only the volunteers of this community see it.',
  /** In place of the form. */
  full: 'No place is left.',
  closed: 'Answers are no longer taken.',
  /** Why a form comes back, besides what the forms of letters say, too. */
  wrong: {
    sent: 'This form was sent before, and its answer is stored. Please send it once more only for others.',
    name: 'Please enter your name, in one line of at most 60 characters.',
    people: 'Please enter a number from 1 to 20.',
    places: 'There are not that many places left.',
  },
  /** At the link with which somebody changes an answer. */
  yours: {
    title: 'Your answer',
    keep: 'Thank you. Keep the address of this page: with it you can change your answer or withdraw it. Nobody else has it.',
    save: 'Save the change',
    saved: 'Your answer is saved.',
    withdraw: 'Withdraw the answer',
    /** Why only withdrawing is left. */
    begun: 'The gathering has begun: the answer can only be withdrawn.',
    cancelled: 'The gathering is cancelled.',
    lost: 'This day is no longer planned.',
    off: 'Answers are no longer taken: this one can only be withdrawn.',
  },
  /** After it was withdrawn. */
  withdrawn: {
    title: 'The answer is withdrawn',
    text: 'Nothing of it is stored any longer.',
  },
  /** At a link that leads nowhere any more. */
  gone: 'Answers that were withdrawn, or were for a gathering more than 14 days ago, are deleted.',
  /** On the page about privacy. */
  privacy: {
    title: 'Answers to gatherings',
    whatText:
      'Your name and how many of you come, and when you answered. The name is encrypted with a key that is not in the database, and backups do not have that key. For a Feast no name is stored.',
    whyText: 'So that those who prepare the gathering know for how many, and for nothing else.',
    howLongText: 'Until 14 days after the gathering, or until you withdraw the answer.',
    whoText: 'The volunteers of this community. How many come, and who, is shown to nobody else.',
    endingText:
      'After answering you get a page of your own, at which you change or withdraw the answer, without a password.',
    ending: 'How to withdraw it',
  },
  /** On the same page: who reads at gatherings. */
  readers: {
    title: 'Readers at gatherings',
    whatText:
      'The names that volunteers write beside what is read at a gathering. They are encrypted with a key that is not in the database, and backups do not have that key.',
    whyText: 'So that those who come know who reads what, and for nothing else.',
    howLongText: 'Until 14 days after the gathering, or until a volunteer takes the name out.',
    whoText:
      'The volunteers of this community, and whoever has the link of the gathering. Pages for everybody show no names.',
    endingText: 'Ask a volunteer of this community to take your name out of the programme.',
    ending: 'How to have it taken out',
  },
};
