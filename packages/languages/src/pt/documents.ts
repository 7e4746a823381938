import type { DocumentTexts } from '../texts.ts';
import { landscape, mail, pictures, portrait, story, ways } from './dashboard/quotes/sharing.ts';
import { takeHome } from './take-home.ts';

export const documents: DocumentTexts = {
  moreOfThisSite: 'Mais neste site',
  quotes: 'Citações',
  languages: 'Idiomas',
  nothingHere: 'Não há nada neste endereço.',
  forVolunteers: 'Para os voluntários deste site.',
  quoteOfTheDay: 'Citação do dia',
  shareImage: 'Uma estrela dourada de nove pontas',
  sharePicture: (day, quote) => `A citação de ${day}: ${quote}`,
  embeds: {
    quoteDescription: (siteName) => `A citação do dia de ${siteName}.`,
    dateDescription: (siteName) => `A data de hoje em dois calendários, no site de ${siteName}.`,
  },

  year: {
    yearName: (year, era) => `${year} ${era}`,
    title: (yearName) => `Calendário Badíʻ ${yearName}`,
    description: (yearName, span) =>
      `O ano Badíʻ ${yearName} (${span}), mês a mês: Festas de Dezenove Dias, Dias Sagrados, Ayyám-i-Há e o Jejum.`,

    feast: 'Festa',
    fast: 'Jejum',
    today: 'Hoje',

    years: 'Anos',
    todayIs: (dayAndMonth) => `Hoje: ${dayAndMonth}`,
    thisYear: 'Este ano',

    overview: 'O ano em resumo',
    firstDay: 'Naw-Rúz, o primeiro dia',
    theFast: 'O Jejum',
    holyDays: 'Dias Sagrados',
    noHolyDays: 'Não há Dias Sagrados registrados para este ano.',
    beginsAtSunset: 'Cada dia começa ao pôr do sol da véspera da data gregoriana que o acompanha.',
    projected: (lastPublishedYear) =>
      `As datas dos anos posteriores a ${lastPublishedYear} ainda não foram publicadas. Estas foram calculadas pela mesma regra das publicadas.`,

    kept: (day) => `Sem conexão. Este calendário está como estava em ${day}.`,

    weekdays: 'Dias da semana',

    subscribe: 'Assinar',
    aboutSubscribing:
      'Tenha estes dias no calendário do seu telefone ou computador, sempre atualizados.',
    feeds: {
      calendar: 'Tudo',
      'holy-days': 'Dias Sagrados',
      feasts: 'Festas de Dezenove Dias',
      fast: 'O Jejum',
    },
    subscribeTo: (feed) => `Assinar: ${feed}`,
    fileOf: (feed) => `Arquivo: ${feed}`,
    file: 'Arquivo',
  },

  shownQuotes: {
    quotes: 'Citações',
    description: (siteName) => `As citações que ${siteName} mostrou, dia a dia.`,
    empty: 'As citações aparecerão aqui quando a primeira tiver sido mostrada.',
    older: 'Citações mais antigas',
    newer: 'Citações mais recentes',
    pages: 'Citações mais antigas e mais recentes',
    readOn: 'Ler a citação completa',
    readOnOf: (day) => ` de ${day}`,

    todaysQuote: 'Citação de hoje',
    quoteOfTheDay: 'Citação do dia',
    quoteOf: (day) => `Citação de ${day}`,
    previous: 'Anterior',
    next: 'Próxima',
    days: 'Citações de outros dias',
    allQuotes: 'Todas as citações',
    home: 'Página inicial',
  },

  sharing: {
    moreAt: (address) => `continua em ${address}`,
    ways,
    mail,
    pictures,
    sizes: { landscape, portrait, story },
    invitation: (title) => `Convidamos de coração: ${title}`,
  },

  takeHome,
};
