export const forgot = 'Glömt lösenordet?';
export const aboutForgot =
  'Skriv ditt användarnamn. Om kontot har en bekräftad e-postadress skickas en länk dit. Med den väljer du ett nytt lösenord.';
export const sendLink = 'Skicka länken';
export const sendingLink = 'Skickar …';
export const sent = 'Titta i din inkorg';
export const linkSent =
  'Om kontot finns och har en bekräftad e-postadress är en länk på väg dit. Den gäller en gång, i 30 minuter.';
export const nothingCame =
  'Om inget kommer, titta bland oönskad e-post. En annan volontär kan också ge dig ett nytt lösenord.';
export const askFailed = 'Länken kunde inte begäras. Försök igen.';
export const backToLogin = 'Tillbaka till inloggningen';
export const resetTitle = 'Välj ett nytt lösenord';
export const aboutReset =
  'Då avslutas alla dina sessioner. Din andra faktor, om du har en, efterfrågas som förut.';
export const confirmTitle = 'Bekräfta din e-postadress';
export const aboutConfirm =
  'Tryck på knappen, så kommer meddelanden om ditt konto hit från och med nu.';
export const confirm = 'Bekräfta';
export const confirming = 'Bekräftar …';
export const confirmed = 'Din e-postadress är bekräftad.';
export const confirmFailed = 'Adressen kunde inte bekräftas. Försök igen.';
export const logInToConfirm = 'Logga in för att bekräfta e-postadressen till ditt konto';
export const email = 'E-postadress';
export const aboutEmail =
  'Hit kommer meddelanden om ditt konto: ett nytt lösenord, en ändring av den andra faktorn eller av den här adressen, en inloggning från en okänd webbläsare. Och en länk, om du skulle glömma ditt lösenord.';
export const stored =
  'Den sparas krypterad, visas för ingen och raderas när du tar bort den eller när ditt konto raderas.';
export const isConfirmed = 'Bekräftad';
export const isNotConfirmed =
  'Inte bekräftad än: den gäller när du har använt länken som skickades dit.';
export const lookInInbox = 'Titta i din inkorg: adressen gäller när du har använt länken där.';
export const give = 'Spara';
export const remove = 'Ta bort adressen';
export const removing = 'Tar bort …';
export const removed = 'Adressen är borttagen.';
export const giveFailed = 'Adressen kunde inte sparas';
export const removeFailed = 'Adressen kunde inte tas bort';
export const loadError = 'Din e-postadress kunde inte hämtas. Försök igen.';
export const loading = 'Hämtar din e-postadress';
export const inviteEmail = 'E-postadress (valfritt)';
export const aboutInviteEmail = 'Länken skickas dit också; adressen sparas inte.';
