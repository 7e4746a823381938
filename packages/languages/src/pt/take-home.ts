import type { DocumentTexts } from '../texts.ts';

export const takeHome: DocumentTexts['takeHome'] = {
  title: 'Para levar para casa',
  about: 'Para a parede, a porta da geladeira e o quadro de avisos.',
  howToPrint: 'Imprima esta página com o navegador: no papel saem apenas as folhas abaixo.',
  paper: 'Papel',
  paperOfPrinter: 'O da impressora',
  noSuchPaper: (one, other) => `Não há layout para este papel. Escolha ${one} ou ${other}.`,

  wall: {
    link: 'Calendário de parede',
    title: (yearName) => `Calendário de parede ${yearName}`,
    description: (yearName, span) =>
      `O ano Badíʻ ${yearName} (${span}) para a parede: uma página para cada um dos dezenove meses e para Ayyám-i-Há.`,
  },
  card: {
    link: 'O ano em uma página',
    title: (yearName) => `O ano ${yearName} em uma página`,
    description: (yearName, span) =>
      `O ano Badíʻ ${yearName} (${span}) em uma página: Festas de Dezenove Dias, Dias Sagrados, Ayyám-i-Há e o Jejum.`,
    more: (count) => `Outros Dias Sagrados: ${count}`,
  },
  fast: {
    link: 'O Jejum, dia a dia',
    title: (yearName) => `O Jejum ${yearName}`,
    description: (yearName, span) =>
      `Nascer e pôr do sol nos dezenove dias do Jejum ${yearName} (${span}).`,
    day: 'Dia',
    sunrise: 'Nascer do sol',
    sunset: 'Pôr do sol',
    ofTown: (town) => `Horários de ${town}`,
    aroundPlace: (place) => `Horários dos arredores de ${place}`,
    noSunrise: 'o sol não nasce',
    noSunset: 'o sol não se põe',
    byClock:
      'Onde o sol não nasce ou não se põe, pode-se seguir o relógio, conforme decidido pela Assembleia Espiritual Nacional.',
    clocksChange: (day) => `Mudança da hora: ${day}.`,
    exactness:
      'Com precisão de minutos, para um horizonte plano. Montanhas, altitude e tempo deslocam os horários em alguns minutos.',
  },
  poster: {
    title: 'Cartaz',
    description: (siteName) => `${siteName} em um cartaz, com o endereço e um código QR.`,
    scan: 'Aponte aqui a câmera do telefone',
    qrCode: (address) => `Código QR de ${address}`,
  },
  anniversaries: {
    title: 'Aniversários no calendário Badíʻ',
    link: 'Aniversários',
    description: 'Uma data de nascimento no calendário Badíʻ e seus próximos dez aniversários.',
    intro:
      'Em que dia do calendário Badíʻ você nasceu, e quando esse dia se repete? Informe uma data de nascimento.',
    nothingSent: 'O cálculo é feito no seu navegador. Nada é enviado nem armazenado.',
    withoutScript:
      'Esta página faz o cálculo no seu navegador e precisa de JavaScript, que está desativado aqui. O calendário também mostra cada dia nos dois calendários.',
    dateOfBirth: 'Data de nascimento',
    afterSunset: 'Nascimento após o pôr do sol',
    aboutSunset: 'Um dia Badíʻ começa ao pôr do sol da véspera.',
    show: 'Mostrar',
    inBadi: 'No calendário Badíʻ',
    next: 'Os próximos aniversários',
    years: 'Anos',
    badiDate: 'Data Badíʻ',
    gregorianDate: 'Data gregoriana',
    fifthDay: 'Nos anos em que Ayyám-i-Há tem quatro dias, o quarto faz as vezes do quinto.',
    endOfCalendar: (yearName) =>
      `${yearName} é o último ano para o qual o calendário está calculado.`,
    file: 'Arquivo de calendário',
    event: (badiDate) => `Aniversário: ${badiDate}`,
    noDate: 'Informe uma data completa que exista.',
    tooEarly: (firstDay) => `O calendário Badíʻ começa em ${firstDay}. Informe uma data posterior.`,
    inFuture: 'Esse dia ainda está por vir. Informe a data de hoje ou uma anterior.',
  },
};
