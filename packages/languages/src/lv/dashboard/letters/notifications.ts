export const offTitle = 'Paziņojumi ir izslēgti';
export const onTitle = 'Paziņojumi ir ieslēgti';
export const about =
  'Apmeklētāji lapā /notifications var izvēlēties, lai dienas citāts un atgādinājumi par īpašām dienām parādās viņu tālrunī vai datorā. Kamēr paziņojumi ir izslēgti, tam nav lapas un nekas netiek glabāts.';
export const whatText =
  'Par katru pārlūku: adrese, ko tā paziņojumu pakalpojums izveidojis šai vietnei, tā atslēgas, valoda, izvēle un kad tas bijis. Adrese un atslēgas ir šifrētas ar atslēgu, kuras nav ne datubāzē, ne rezerves kopijās.';
export const whyText = 'Lai sūtītu cilvēku lūgtos paziņojumus, un nekam citam.';
export const howLongText =
  'Līdz cilvēks vai pārlūks paziņojumus izbeidz. Vēl gadu pēc izbeigšanas paliek kods, no kura neviens nevar izlasīt adresi: tas neļauj vecai rezerves kopijai atsākt paziņojumus.';
export const whoText =
  'Pārlūku izstrādātāji, piemēram, Google, Mozilla, Apple vai Microsoft: tie uzzina, ka pārlūks saņem ziņas no šīs vietnes, un kad, bet nevar tās izlasīt. Nevienam brīvprātīgajam nekas no tā netiek rādīts.';
export const neededText =
  'Saziņa sadaļā “Vispārīgi”, vietnes adrese ar https (PUBLIC_URL) un lapas bez tīkla (OFFLINE_PAGES); abus iestata servera uzturētājs.';
export const switchOn = 'Ieslēgt paziņojumus';
export const switchOff = 'Izslēgt paziņojumus';
export const switchedOn = 'Paziņojumi ir ieslēgti. Apmeklētāji tos izvēlas lapā /notifications.';
export const switchedOff = 'Paziņojumi ir izslēgti.';
export const notSwitched = 'Paziņojumus neizdevās pārslēgt';
export const offQuestion =
  'Paziņojumi vairs netiek sūtīti, un gaidošie tiek atmesti. Par pārlūkiem glabātais tiek dzēsts pēc 30 dienām. Ja paziņojumus pirms tam atkal ieslēgsiet, tie turpināsies.';
