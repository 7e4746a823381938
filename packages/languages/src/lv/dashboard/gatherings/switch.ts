export const offTitle = 'Tikšanās reizes ir izslēgtas';
export const onTitle = 'Tikšanās reizes ir ieslēgtas';
export const about =
  'Brīvprātīgie atsevišķā cilnē izziņo, ko kopiena dara kopā. Kamēr tikšanās reizes ir izslēgtas, tām nav lapas; brīvprātīgo ievadītais saglabājas.';
export const where = 'Kas kur redzams';
export const whereText =
  'Tas, kas ir visiem, redzams sākumlapā, /gatherings un abonētos kalendāros. Tas, kas ir tikai tiem, kam ir saite, atrodams vienīgi ar šo saiti.';
export const storedText =
  'Brīvprātīgo ievadītais: veidi, nosaukumi, vietas, laiki un programmas. Par cilvēkiem tikai tas, kas nāks, ja par to jautā, un kas lasa, ja tas ir programmā: vārdi šifrēti, līdz 14. dienai pēc tikšanās.';
export const who = 'Kas to redz';
export const whoText =
  'To, kas ir visiem, redz visi, arī meklētāji un citas vietnes; kam ir saite, tas redz to, uz ko tā ved; brīvprātīgie redz visu.';
export const switchOn = 'Ieslēgt tikšanās reizes';
export const switchOff = 'Izslēgt tikšanās reizes';
export const switchedOn = 'Tikšanās reizes ir ieslēgtas.';
export const switchedOff = 'Tikšanās reizes ir izslēgtas.';
export const notSwitched = 'Tikšanās reizes neizdevās pārslēgt';
export const offQuestion =
  'Tikšanās reižu lapas, saites un kalendāri vairs nekur nevedīs. Ievadītais saglabājas.';
export const stored = 'Kas tiek glabāts';
export const switching = 'Notiek pārslēgšana…';
