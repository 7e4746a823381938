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
    one: 'Una Fiesta de Diecinueve Días o un Día Sagrado de esta semana aún no tiene encuentro.',
    other: `${number(days)} Fiestas de Diecinueve Días o Días Sagrados de esta semana aún no tienen encuentro.`,
  });
export const seriesToRenew = (count: number) =>
  plural(count, {
    one: 'Una serie de encuentros dejará pronto de mostrarse si nadie la confirma.',
    other: `${number(count)} series de encuentros dejarán pronto de mostrarse si nadie las confirma.`,
  });
export const sendingFails = (count: number) =>
  `El envío ha fallado ${number(count)} veces seguidas.`;
export const sendingPaused = 'El envío está en pausa hasta que lo reanude.';
export const noBackup = (days: number) =>
  plural(days, {
    one: 'La última copia de seguridad tiene un día.',
    other: `La última copia de seguridad tiene ${number(days)} días.`,
  });
export const unreadableData = (count: number) =>
  plural(count, {
    one: 'No se puede leer un texto guardado: la clave de cifrado falta o no corresponde.',
    other: `No se pueden leer ${number(count)} textos guardados: la clave de cifrado falta o no corresponde.`,
  });
export const notNow = 'Ahora no';
export const notNowOf = (what: string) => `Ahora no: ${what}`;
export const putOff = 'No se le mostrará durante siete días.';
export const notPutOff = 'No se pudo aplazar';
