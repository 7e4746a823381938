import type { PageTexts } from '../texts.ts';

export const page: PageTexts = {
  opensInNewTab: ' (abre em uma nova aba)',

  officialWebsite: 'Visite o site oficial da Fé Bahá’í',

  todaysDate: 'Data de hoje',
  badiWeekday: 'Dia da semana Badíʻ',
  badiDate: 'Data Badíʻ',
  gregorianDate: 'Data gregoriana',
  datesNeedScript: 'Ative o JavaScript para ver a data de hoje.',
  calendar: 'Calendário',
  inTheCommunity: (day, is) => `Na comunidade é ${day}: ${is}`,
  unknownBadiDate: (year) => `Data Badíʻ desconhecida (${year} E.B.)`,
  unknown: 'Desconhecido',

  badiDay: (day, month) => `${day} de ${month}`,
  feastOf: (month) => `Festa de ${month}`,
  dayOfFast: (day, days) => `O Jejum, dia ${day} de ${days}`,
  dayOfAyyamIHa: (ayyamIHa, day, days) => `${ayyamIHa}, dia ${day} de ${days}`,
  // The name of the town stands first: 'em' would join with the article that some have.
  sunsetAt: (time, nextDay) => ['', `: pôr do sol às ${time}, quando começa o dia ${nextDay}`],
  sunHasSet: (nextDay) => ['', `: o sol já se pôs e começou o dia ${nextDay}`],

  todaysQuote: 'Citação de hoje',
  noQuote: 'Não há nenhuma citação para hoje.',
  pastQuotes: 'Citações anteriores',
  readMore: 'Ler mais',
  quoteReference: 'Ver a fonte da citação na Biblioteca de Referência Bahá’í',
  quoteLoading: 'Carregando a citação de hoje',
  quoteError: 'Não foi possível carregar a citação de hoje.',

  offlineQuote: (day) => `Sem conexão. Esta é a citação de ${day}.`,
  share: 'Compartilhar',
  shareFailed:
    'Não foi possível compartilhar. Verifique sua conexão e pressione “Compartilhar” novamente.',
  copied: 'Copiado',
  whatIsCopied: 'A citação, sua fonte e seu endereço já podem ser colados.',
  shareQuote: 'Compartilhar esta citação',
  shareSelected: 'O texto está selecionado. Copie-o e cole-o onde quiser compartilhá-lo.',
  shareField: 'Citação, fonte e endereço',

  upcomingHolyDays: 'Próximos Dias Sagrados',
  holyDay: 'Dia Sagrado',
  today: 'Hoje',
  noHolyDays: 'No momento não há próximos Dias Sagrados registrados.',
  loading: 'Carregando…',
  holyDaysError: 'Não foi possível carregar os próximos Dias Sagrados.',

  connectWithUs: 'Fique em contato conosco',
  noLinks: 'Ainda não estamos nas redes sociais.',
  visitPage: (platform) => `Visite nossa página no ${platform}`,
  linksLoading: 'Carregando os links das redes sociais',
  linksError: 'Não foi possível carregar os links das redes sociais.',

  contact: 'Contato',

  notFound: '404 Página não encontrada',
  notFoundReason:
    'Não há nada neste endereço. A página pode ter mudado de lugar, ou o endereço pode ter sido digitado incorretamente.',
  backToHome: 'Voltar ao início',

  pageError: 'Algo deu errado',
  pageErrorAdvice: 'Não foi possível mostrar esta página. Recarregá-la costuma ajudar.',
  reload: 'Recarregar a página',

  unreachable: 'Não foi possível conectar-se ao servidor. Verifique sua conexão e tente novamente.',
  unreadable: 'Não foi possível ler a resposta do servidor. Tente novamente.',
  rejected: 'O servidor não conseguiu responder. Tente novamente.',

  notification: 'Aviso',
  close: 'Fechar',
  loggedOut: 'Sessão encerrada',
  loggedOutText: 'Sua sessão foi encerrada com sucesso',
};
