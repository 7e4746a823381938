export const forgot = 'Aizmirsāt paroli?';
export const aboutForgot =
  'Ierakstiet savu lietotājvārdu. Ja kontam ir apstiprināta e-pasta adrese, uz to pienāks saite, ar kuru izvēlēties jaunu paroli.';
export const sendLink = 'Nosūtīt saiti';
export const sendingLink = 'Notiek sūtīšana…';
export const sent = 'Ieskatieties savā pastkastītē';
export const linkSent =
  'Ja šāds konts ir un tam ir apstiprināta e-pasta adrese, saite jau ir ceļā. Tā der vienu reizi un 30 minūtes.';
export const nothingCame =
  'Ja nekas nepienāk, ieskatieties nevēlamajās vēstulēs. Jaunu paroli jums var iedot arī cits brīvprātīgais.';
export const askFailed = 'Saiti neizdevās pieprasīt. Lūdzu, mēģiniet vēlreiz.';
export const backToLogin = 'Atpakaļ uz pierakstīšanos';
export const resetTitle = 'Izvēlieties jaunu paroli';
export const aboutReset =
  'Ar to beidzas visas jūsu sesijas. Otro faktoru, ja jums tāds ir, prasīs tāpat kā līdz šim.';
export const confirmTitle = 'Apstipriniet savu e-pasta adresi';
export const aboutConfirm = 'Nospiediet pogu, un turpmāk jūsu konta ziņas pienāks uz šo adresi.';
export const confirm = 'Apstiprināt';
export const confirming = 'Notiek apstiprināšana…';
export const confirmed = 'Jūsu e-pasta adrese ir apstiprināta.';
export const confirmFailed = 'Adresi neizdevās apstiprināt. Lūdzu, mēģiniet vēlreiz.';
export const logInToConfirm = 'Pierakstieties, lai apstiprinātu sava konta e-pasta adresi';
export const email = 'E-pasta adrese';
export const aboutEmail =
  'Šeit pienāk jūsu konta ziņas: par jaunu paroli, otrā faktora vai šīs adreses maiņu, pierakstīšanos no nezināma pārlūka. Un saite, ja aizmirstat paroli.';
export const stored =
  'Tā tiek glabāta šifrētā veidā, netiek rādīta nevienam un tiek dzēsta, kad to noņemat vai kad jūsu konts tiek dzēsts.';
export const isConfirmed = 'Apstiprināta';
export const isNotConfirmed =
  'Vēl nav apstiprināta: tā derēs, kad būsiet izmantojuši uz turieni nosūtīto saiti.';
export const lookInInbox =
  'Ieskatieties savā pastkastītē: adrese derēs, kad būsiet izmantojuši tur saņemto saiti.';
export const give = 'Saglabāt';
export const remove = 'Noņemt adresi';
export const removing = 'Notiek noņemšana…';
export const removed = 'Adrese ir noņemta.';
export const giveFailed = 'Adresi neizdevās saglabāt';
export const removeFailed = 'Adresi neizdevās noņemt';
export const loadError = 'Jūsu e-pasta adresi neizdevās ielādēt. Lūdzu, mēģiniet vēlreiz.';
export const loading = 'Notiek jūsu e-pasta adreses ielāde';
export const inviteEmail = 'E-pasta adrese (nav obligāta)';
export const aboutInviteEmail = 'Saiti nosūta arī uz turieni; adrese netiek glabāta.';
