import type { LetterTexts } from '../texts.ts';

export const letters: LetterTexts = {
  title: 'Cartas por e-mail',
  description: (siteName) => `As citações e os dias de ${siteName}, por e-mail.`,

  form: {
    intro: 'Escolha o que deseja receber. Basta um toque para encerrar a qualquer momento.',
    email: 'Endereço de e-mail',
    topics: 'O que deseja receber?',
    daily: 'A citação do dia',
    aboutDaily: 'Todos os dias, com a data nos dois calendários.',
    weekly: 'A semana à frente',
    aboutWeekly:
      'Uma vez por semana: as Festas de Dezenove Dias e os Dias Sagrados dos próximos sete dias, e as citações dos últimos sete.',
    reminders: 'Lembretes',
    aboutReminders:
      'Na véspera de uma Festa de Dezenove Dias, de um Dia Sagrado, de Ayyám-i-Há e do Jejum.',
    subscribe: 'Assinar',
    stored:
      'São guardados o seu endereço, criptografado, o seu idioma e o que escolheu, até que encerre as cartas. Nenhum voluntário desta comunidade chega a ver o endereço.',
    morePrivacy: 'Mais sobre privacidade',
  },

  wrong: {
    stamp:
      'Envie o formulário mais uma vez: ele ficou aberto por mais de um dia, foi enviado muito depressa ou já tinha sido enviado.',
    tooMany: 'Chegaram formulários demais em uma hora. Tente novamente mais tarde.',
    email: 'Digite um único endereço de e-mail completo, como anna@friends.example.',
    topics: 'Escolha pelo menos uma opção.',
    unavailable: 'No momento nada pode ser guardado. Tente novamente mais tarde.',
  },

  look: {
    title: 'Veja a sua caixa de entrada',
    text: 'Uma carta com um link está a caminho do endereço que digitou. Abra o link e pressione lá o botão.',
    nothing:
      'Se nada chegar em uma hora, procure entre os e-mails indesejados ou tente novamente amanhã.',
  },

  confirm: {
    title: 'Confirmar as cartas',
    text: 'Pressione o botão, e as cartas começam com a próxima prevista.',
    button: 'Confirmar',
    done: 'As cartas estão confirmadas',
    doneText: 'A próxima prevista chegará até você.',
  },

  yours: {
    title: 'As suas cartas',
    address: 'Endereço',
    language: 'Idioma das cartas',
    save: 'Salvar',
    saved: 'A sua escolha foi salva.',
  },

  end: {
    title: 'Encerrar as cartas',
    text: 'Pressione o botão, e nenhuma outra carta virá. O seu endereço é apagado imediatamente.',
    button: 'Encerrar todas as cartas',
    done: 'As cartas foram encerradas',
    doneText: 'O seu endereço foi apagado.',
  },

  gone: {
    title: 'Este link não é mais válido',
    text: 'Links de cartas que foram encerradas, ou que não foram confirmadas em sete dias, não levam a lugar nenhum.',
  },

  privacy: {
    title: 'Privacidade',
    description: (siteName) => `O que ${siteName} guarda de quem o visita, e por quanto tempo.`,
    visits: 'Visitas',
    visitsText:
      'Ler este site não exige nenhum cookie, e nada é carregado de outros lugares. Ninguém conta os leitores. Como em todo servidor, as solicitações e os endereços de rede de onde elas vêm podem constar em um registro que serve para encontrar falhas e ataques; quem cuida do servidor decide por quanto tempo ele é mantido.',
    letters: 'Cartas por e-mail',
    what: 'O que é guardado',
    whatText:
      'O seu endereço de e-mail, o seu idioma, quais cartas escolheu e quando. O endereço é criptografado com uma chave que não está no banco de dados; as cópias de segurança também não a têm.',
    why: 'Por quê',
    whyText: 'Para enviar as cartas que você pediu, e para nada mais.',
    howLong: 'Por quanto tempo',
    howLongText:
      'Até que encerre as cartas; um endereço não confirmado é apagado após sete dias. Por um ano após o fim permanece um código do qual ninguém consegue deduzir o endereço: ele impede que uma cópia de segurança antiga recomece as cartas.',
    who: 'Quem fica sabendo',
    whoText:
      'O serviço de e-mail desta comunidade, que leva as cartas, e o seu. O endereço não é mostrado a nenhum voluntário. As cartas não têm imagens de outros lugares nem links que revelem quem as abriu.',
    ending: 'Como encerrar',
    endingText:
      'Cada carta tem um link no qual você muda ou encerra tudo, sem senha. O botão que um programa de e-mail tem para isso também funciona.',
    questions: 'Perguntas',
    questionsText: 'Quem cuida deste site responde a elas:',
  },

  mail: {
    greetingConfirm: (siteName) => `Confirme, por favor: cartas de ${siteName}`,
    confirm: (siteName) =>
      `Este endereço foi informado para receber cartas de ${siteName}. Para recebê-las, abra esta página e pressione lá o botão:`,
    notConfirmed:
      'Se não foi você, não há nada a fazer: o endereço é apagado após sete dias, e nenhuma outra carta vem antes disso.',
    greetingYours: (siteName) => `As suas cartas de ${siteName}`,
    yours: (siteName) =>
      `Este endereço já recebe cartas de ${siteName}. Aqui você pode mudá-las ou encerrá-las:`,
    notYours: 'Se você não pediu este link, não há nada a fazer.',
    quoteOf: (day) => `A citação de ${day}`,
    weekFrom: (day) => `A semana a partir de ${day}`,
    nextDays: 'Os próximos sete dias',
    lastQuotes: 'As citações dos últimos sete dias',
    note: 'Da comunidade',
    tomorrow: (what) => `Amanhã: ${what}`,
    readHere: 'Na web',
    why: (siteName) =>
      `Você recebe esta carta porque este endereço foi confirmado para as cartas de ${siteName}.`,
    change: 'Mudar o que recebe',
    end: 'Encerrar todas as cartas',
  },
};
