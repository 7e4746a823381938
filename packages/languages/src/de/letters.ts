import type { LetterTexts } from '../texts.ts';

export const letters: LetterTexts = {
  title: 'Briefe per E-Mail',
  description: (siteName) => `Die Zitate und die Tage von ${siteName}, per E-Mail.`,

  form: {
    intro:
      'Wählen Sie, was Sie erhalten möchten. Mit einem Knopfdruck bestellen Sie es jederzeit wieder ab.',
    email: 'E-Mail-Adresse',
    topics: 'Was möchten Sie erhalten?',
    daily: 'Das Zitat des Tages',
    aboutDaily: 'Jeden Tag, mit dem Datum in beiden Kalendern.',
    weekly: 'Die kommende Woche',
    aboutWeekly:
      'Einmal in der Woche: die Neunzehntagefeste und Heiligen Tage der nächsten sieben Tage und die Zitate der letzten sieben.',
    reminders: 'Erinnerungen',
    aboutReminders:
      'Am Tag vor einem Neunzehntagefest, einem Heiligen Tag, Ayyám-i-Há und der Fastenzeit.',
    subscribe: 'Abonnieren',
    stored:
      'Gespeichert werden Ihre Adresse, verschlüsselt, Ihre Sprache und Ihre Auswahl, bis Sie die Briefe abbestellen. Kein Ehrenamtlicher dieser Gemeinde bekommt die Adresse zu sehen.',
    morePrivacy: 'Mehr zum Datenschutz',
  },

  wrong: {
    stamp:
      'Bitte senden Sie das Formular noch einmal: Es war länger als einen Tag offen, wurde sehr schnell gesendet oder schon einmal gesendet.',
    tooMany:
      'Innerhalb einer Stunde sind zu viele Formulare gekommen. Bitte versuchen Sie es später noch einmal.',
    email:
      'Bitte geben Sie eine einzige, vollständige E-Mail-Adresse ein, etwa anna@friends.example.',
    topics: 'Bitte wählen Sie mindestens eines aus.',
    unavailable:
      'Im Augenblick kann nichts gespeichert werden. Bitte versuchen Sie es später noch einmal.',
  },

  look: {
    title: 'Sehen Sie in Ihrem Postfach nach',
    text: 'Ein Brief mit einem Link ist unterwegs an die Adresse, die Sie eingegeben haben. Bitte öffnen Sie den Link und drücken Sie dort den Knopf.',
    nothing:
      'Ist nach einer Stunde nichts gekommen, sehen Sie bei unerwünschter Post nach oder versuchen Sie es morgen noch einmal.',
  },

  confirm: {
    title: 'Briefe bestätigen',
    text: 'Drücken Sie den Knopf, und die Briefe beginnen mit dem nächsten, der ansteht.',
    button: 'Bestätigen',
    done: 'Die Briefe sind bestätigt',
    doneText: 'Der nächste, der ansteht, kommt zu Ihnen.',
  },

  yours: {
    title: 'Ihre Briefe',
    address: 'Adresse',
    language: 'Sprache der Briefe',
    save: 'Speichern',
    saved: 'Ihre Auswahl ist gespeichert.',
  },

  end: {
    title: 'Briefe abbestellen',
    text: 'Drücken Sie den Knopf, und es kommt kein weiterer Brief. Ihre Adresse wird sofort gelöscht.',
    button: 'Alle Briefe abbestellen',
    done: 'Die Briefe sind abbestellt',
    doneText: 'Ihre Adresse ist gelöscht.',
  },

  gone: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Links von Briefen, die abbestellt oder nicht innerhalb von sieben Tagen bestätigt wurden, führen nirgendwohin.',
  },

  privacy: {
    title: 'Datenschutz',
    description: (siteName) =>
      `Was ${siteName} von Besucherinnen und Besuchern speichert, und wie lange.`,
    visits: 'Besuche',
    visitsText:
      'Wer diese Website liest, braucht kein Cookie, und nichts wird von anderswo geladen. Niemand zählt, wie viele sie lesen. Wie bei jedem Server können Anfragen und die Netzadressen, von denen sie kommen, in einem Protokoll stehen, das dazu dient, Fehler und Angriffe zu finden; wer den Server betreibt, bestimmt, wie lange es aufbewahrt wird.',
    letters: 'Briefe per E-Mail',
    what: 'Was gespeichert wird',
    whatText:
      'Ihre E-Mail-Adresse, Ihre Sprache, welche Briefe Sie gewählt haben und wann. Die Adresse ist mit einem Schlüssel verschlüsselt, der nicht in der Datenbank steht; auch Sicherungen haben ihn nicht.',
    why: 'Warum',
    whyText: 'Um Ihnen die Briefe zu senden, um die Sie gebeten haben, und für nichts anderes.',
    howLong: 'Wie lange',
    howLongText:
      'Bis Sie die Briefe abbestellen; eine Adresse, die nicht bestätigt wird, wird nach sieben Tagen gelöscht. Danach bleibt ein Jahr lang ein Code, aus dem niemand die Adresse lesen kann: Er verhindert, dass eine alte Sicherung die Briefe wieder beginnen lässt.',
    who: 'Wer davon erfährt',
    whoText:
      'Der E-Mail-Dienst dieser Gemeinde, der die Briefe befördert, und Ihr eigener. Keinem Ehrenamtlichen wird die Adresse gezeigt. Die Briefe haben keine Bilder von anderswo und keine Links, die verraten, wer sie geöffnet hat.',
    ending: 'Wie man sie abbestellt',
    endingText:
      'Jeder Brief hat einen Link, unter dem Sie alles ändern oder abbestellen, ohne Passwort. Auch der Knopf, den ein E-Mail-Programm dafür hat, funktioniert.',
    questions: 'Fragen',
    questionsText: 'Wer diese Website betreibt, beantwortet sie:',
  },

  mail: {
    greetingConfirm: (siteName) => `Bitte bestätigen: Briefe von ${siteName}`,
    confirm: (siteName) =>
      `Diese Adresse wurde für Briefe von ${siteName} eingegeben. Um sie zu erhalten, öffnen Sie diese Seite und drücken Sie dort den Knopf:`,
    notConfirmed:
      'Waren Sie das nicht, so ist nichts zu tun: Die Adresse wird nach sieben Tagen gelöscht, und vorher kommt kein weiterer Brief.',
    greetingYours: (siteName) => `Ihre Briefe von ${siteName}`,
    yours: (siteName) =>
      `Diese Adresse erhält bereits Briefe von ${siteName}. Hier können Sie sie ändern oder abbestellen:`,
    notYours: 'Haben Sie nicht um diesen Link gebeten, so ist nichts zu tun.',
    quoteOf: (day) => `Das Zitat vom ${day}`,
    weekFrom: (day) => `Die Woche ab ${day}`,
    nextDays: 'Die nächsten sieben Tage',
    lastQuotes: 'Die Zitate der letzten sieben Tage',
    note: 'Aus der Gemeinde',
    tomorrow: (what) => `Morgen: ${what}`,
    readHere: 'Im Web',
    why: (siteName) =>
      `Sie erhalten diesen Brief, weil diese Adresse für Briefe von ${siteName} bestätigt wurde.`,
    change: 'Ändern, was Sie erhalten',
    end: 'Alle Briefe abbestellen',
  },
};
