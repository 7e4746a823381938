import type { FeedTexts } from '../texts.ts';

export const feeds: FeedTexts = {
  holyDays: 'Días Sagrados',
  feasts: 'Fiestas de Diecinueve Días',
  fast: 'El Ayuno',
  holyDay: 'Día Sagrado',
  feast: 'Fiesta de Diecinueve Días',
  feastOf: (month) => `Fiesta de ${month}`,
  beginsAtSunset: 'Comienza con la puesta del sol de la víspera',
  workSuspended: 'Se suspende el trabajo',
  fasting: 'Cada uno de los diecinueve días, desde la salida hasta la puesta del sol',
  quotes: 'Cita del día',
  quoteEveryDay: 'Una cita para cada día',
  reference: 'Referencia',
};
