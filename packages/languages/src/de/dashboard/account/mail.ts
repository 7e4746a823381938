export const forgot = 'Passwort vergessen?';
export const aboutForgot =
  'Geben Sie Ihren Benutzernamen ein. Hat das Konto eine bestätigte E-Mail-Adresse, so kommt dorthin ein Link, über den Sie ein neues Passwort wählen.';
export const sendLink = 'Link senden';
export const sendingLink = 'Wird gesendet …';
export const sent = 'Sehen Sie in Ihrem Postfach nach';
export const linkSent =
  'Wenn es dieses Konto gibt und es eine bestätigte E-Mail-Adresse hat, ist ein Link dorthin unterwegs. Er gilt einmal und 30 Minuten lang.';
export const nothingCame =
  'Kommt nichts, so sehen Sie bei den unerwünschten Mails nach. Auch andere Ehrenamtliche können Ihnen ein neues Passwort geben.';
export const askFailed =
  'Der Link konnte nicht angefordert werden. Bitte versuchen Sie es noch einmal.';
export const backToLogin = 'Zurück zur Anmeldung';
export const resetTitle = 'Wählen Sie ein neues Passwort';
export const aboutReset =
  'Damit enden alle Ihre Sitzungen. Ihr zweiter Faktor, falls Sie einen haben, wird wie bisher verlangt.';
export const confirmTitle = 'Bestätigen Sie Ihre E-Mail-Adresse';
export const aboutConfirm =
  'Drücken Sie den Knopf, und Nachrichten zu Ihrem Konto kommen von jetzt an an diese Adresse.';
export const confirm = 'Bestätigen';
export const confirming = 'Wird bestätigt …';
export const confirmed = 'Ihre E-Mail-Adresse ist bestätigt.';
export const confirmFailed =
  'Die Adresse konnte nicht bestätigt werden. Bitte versuchen Sie es noch einmal.';
export const logInToConfirm =
  'Melden Sie sich an, um die E-Mail-Adresse Ihres Kontos zu bestätigen';
export const email = 'E-Mail-Adresse';
export const aboutEmail =
  'Hierher kommen Nachrichten zu Ihrem Konto: ein neues Passwort, eine Änderung des zweiten Faktors oder dieser Adresse, eine Anmeldung in einem unbekannten Browser. Und ein Link, falls Sie Ihr Passwort vergessen.';
export const stored =
  'Sie wird verschlüsselt gespeichert, niemandem gezeigt und gelöscht, wenn Sie sie entfernen oder Ihr Konto gelöscht wird.';
export const isConfirmed = 'Bestätigt';
export const isNotConfirmed =
  'Noch nicht bestätigt: Sie gilt, sobald Sie den Link benutzt haben, der dorthin gesendet wurde.';
export const lookInInbox =
  'Sehen Sie in Ihrem Postfach nach: Die Adresse gilt, sobald Sie den Link dort benutzt haben.';
export const give = 'Speichern';
export const remove = 'Adresse entfernen';
export const removing = 'Wird entfernt …';
export const removed = 'Die Adresse ist entfernt.';
export const giveFailed = 'Die Adresse konnte nicht gespeichert werden';
export const removeFailed = 'Die Adresse konnte nicht entfernt werden';
export const loadError =
  'Ihre E-Mail-Adresse konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const loading = 'Ihre E-Mail-Adresse wird geladen';
export const inviteEmail = 'E-Mail-Adresse (freiwillig)';
export const aboutInviteEmail =
  'Der Link wird auch dorthin gesendet; die Adresse wird nicht aufbewahrt.';
