import type { FeedTexts } from '../texts.ts';

export const feeds: FeedTexts = {
  holyDays: 'Dias Sagrados',
  feasts: 'Festas de Dezenove Dias',
  fast: 'O Jejum',
  holyDay: 'Dia Sagrado',
  feast: 'Festa de Dezenove Dias',
  feastOf: (month) => `Festa de ${month}`,
  beginsAtSunset: 'Começa ao pôr do sol da véspera',
  workSuspended: 'O trabalho é suspenso',
  fasting: 'Em cada um dos dezenove dias, do nascer ao pôr do sol',
  quotes: 'Citação do dia',
  quoteEveryDay: 'Uma citação para cada dia',
  reference: 'Referência',
};
