import { number, plural } from '../words.ts';

export const title = 'Requiere su atención';
export const quotesRunOut = (days: number) => {
  if (days === 0) return 'Hoy no hay cita.';
  return days === 1
    ? 'Después de hoy ya no hay citas.'
    : `Hay citas para ${number(days)} días más, contando hoy.`;
};
export const daysWithoutGathering = (days: number) =>
  plural(days, {
    one: 'Una Fiesta de Diecinueve Días o un Día Sagrado de los próximos siete días aún no tiene encuentro.',
    other: `${number(days)} Fiestas de Diecinueve Días o Días Sagrados de los próximos siete días aún no tienen encuentro.`,
  });
export const seriesToRenew = (count: number) =>
  plural(count, {
    one: 'Una serie de encuentros necesita que alguien confirme que continúa.',
    other: `${number(count)} series de encuentros necesitan que alguien confirme que continúan.`,
  });
export const answersAboveCapacity = (count: number) =>
  plural(count, {
    one: 'Para un encuentro han respondido más personas que lugares hay.',
    other: `Para ${number(count)} encuentros han respondido más personas que lugares hay.`,
  });
export const sendingFails = (count: number) => `El envío falló ${number(count)} veces seguidas.`;
export const sendingPaused = 'El envío está en pausa hasta que lo reanude.';
export const noBackup = (days: number) =>
  `La última copia de seguridad tiene ${number(days)} días.`;
export const unreadableData = (count: number) =>
  plural(count, {
    one: 'No se puede leer un texto guardado: la clave de cifrado falta o no corresponde.',
    other: `No se pueden leer ${number(count)} textos guardados: la clave de cifrado falta o no corresponde.`,
  });
export const notNow = 'Ahora no';
export const notNowOf = (what: string) => `Ahora no: ${what}`;
export const putOff = 'No se le mostrará durante siete días.';
export const notPutOff = 'No se pudo aplazar';
