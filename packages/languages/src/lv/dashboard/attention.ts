import { latvian } from '../latvian.ts';

const { number } = latvian;

export const title = 'Vajadzīga jūsu uzmanība';
export const quotesRunOut = (days: number) => {
  if (days === 0) return 'Šodienai nav citāta.';
  return days === 1
    ? 'Pēc šodienas citātu vairs nav.'
    : `Dienas pēc kārtas ar citātu, ieskaitot šodienu: ${number(days)}.`;
};
export const daysWithoutGathering = (days: number) =>
  `Nākamo septiņu dienu deviņpadsmit dienu svētki un svētās dienas, kurām vēl nav tikšanās: ${number(days)}.`;
export const seriesToRenew = (count: number) =>
  `Tikšanās reižu sērijas, par kurām kādam jāapstiprina, ka tās turpinās: ${number(count)}.`;
export const answersAboveCapacity = (count: number) =>
  `Tikšanās reizes, uz kurām atbildējuši vairāk cilvēku, nekā ir vietu: ${number(count)}.`;
export const sendingFails = (count: number) =>
  `Neveiksmīgi sūtīšanas mēģinājumi pēc kārtas: ${number(count)}.`;
export const sendingPaused = 'Sūtīšana ir apturēta, līdz jūs to atsāksiet.';
export const noBackup = (days: number) => `Dienas kopš pēdējās rezerves kopijas: ${number(days)}.`;
export const unreadableData = (count: number) =>
  `Saglabāti teksti, kurus nevar izlasīt, jo šifrēšanas atslēgas trūkst vai tā neder: ${number(count)}.`;
export const notNow = 'Ne tagad';
export const notNowOf = (what: string) => `Ne tagad: ${what}`;
export const putOff = 'Septiņas dienas jums to nerādīs.';
export const notPutOff = 'Neizdevās atlikt';
