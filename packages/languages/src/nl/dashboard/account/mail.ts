export const forgot = 'Wachtwoord vergeten?';
export const aboutForgot =
  'Vul uw gebruikersnaam in. Heeft het account een bevestigd e-mailadres, dan komt daar een link binnen waarmee u een nieuw wachtwoord kiest.';
export const sendLink = 'De link versturen';
export const sendingLink = 'Bezig met versturen…';
export const sent = 'Kijk in uw inbox';
export const linkSent =
  'Als dit account bestaat en een bevestigd e-mailadres heeft, is er een link naar dat adres onderweg. Hij is één keer geldig, en 30 minuten lang.';
export const nothingCame =
  'Komt er niets, kijk dan bij de ongewenste mail. Ook een andere vrijwilliger kan u een nieuw wachtwoord geven.';
export const askFailed = 'De link kon niet worden aangevraagd. Probeer het opnieuw.';
export const backToLogin = 'Terug naar het inloggen';
export const resetTitle = 'Kies een nieuw wachtwoord';
export const aboutReset =
  'Daarmee eindigen al uw sessies. Uw tweede factor, als u die hebt, wordt gevraagd zoals voorheen.';
export const confirmTitle = 'Bevestig uw e-mailadres';
export const aboutConfirm =
  'Druk op de knop, en voortaan komen berichten over uw account op dit adres binnen.';
export const confirm = 'Bevestigen';
export const confirming = 'Bezig met bevestigen…';
export const confirmed = 'Uw e-mailadres is bevestigd.';
export const confirmFailed = 'Het adres kon niet worden bevestigd. Probeer het opnieuw.';
export const logInToConfirm = 'Log in om het e-mailadres van uw account te bevestigen';
export const email = 'E-mailadres';
export const aboutEmail =
  'Hier komen berichten over uw account binnen: een nieuw wachtwoord, een wijziging van de tweede factor of van dit adres, inloggen met een onbekende browser. En een link, mocht u uw wachtwoord vergeten.';
export const stored =
  'Het wordt versleuteld bewaard, aan niemand getoond, en verwijderd wanneer u het weghaalt of uw account wordt verwijderd.';
export const isConfirmed = 'Bevestigd';
export const isNotConfirmed =
  'Nog niet bevestigd: het telt zodra u de link hebt gebruikt die erheen is gestuurd.';
export const lookInInbox = 'Kijk in uw inbox: het adres telt zodra u de link daar hebt gebruikt.';
export const give = 'Opslaan';
export const remove = 'Het adres verwijderen';
export const removing = 'Bezig met verwijderen…';
export const removed = 'Het adres is verwijderd.';
export const giveFailed = 'Het adres kon niet worden opgeslagen';
export const removeFailed = 'Het adres kon niet worden verwijderd';
export const loadError = 'Uw e-mailadres kon niet worden geladen. Probeer het opnieuw.';
export const loading = 'Uw e-mailadres wordt geladen';
export const inviteEmail = 'E-mailadres (niet verplicht)';
export const aboutInviteEmail =
  'De link wordt daar ook heen gestuurd; het adres wordt niet bewaard.';
