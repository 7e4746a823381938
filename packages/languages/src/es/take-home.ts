import type { DocumentTexts } from '../texts.ts';

export const takeHome: DocumentTexts['takeHome'] = {
  title: 'Para llevar a casa',
  about: 'Para la pared, la puerta del refrigerador y el tablero de anuncios.',
  howToPrint: 'Imprima esta página con su navegador: en el papel solo salen las hojas de abajo.',
  paper: 'Papel',
  paperOfPrinter: 'El de la impresora',
  noSuchPaper: (one, other) => `No hay un diseño para este papel. Elija ${one} o ${other}.`,

  wall: {
    link: 'Calendario de pared',
    title: (yearName) => `Calendario de pared ${yearName}`,
    description: (yearName, span) =>
      `El año badíʻ ${yearName}, ${span}, para la pared: una página para cada uno de los diecinueve meses y Ayyám-i-Há.`,
  },
  card: {
    link: 'El año en una página',
    title: (yearName) => `El año ${yearName} en una página`,
    description: (yearName, span) =>
      `El año badíʻ ${yearName}, ${span}, en una página: Fiestas de Diecinueve Días, Días Sagrados, Ayyám-i-Há y el Ayuno.`,
    more: (count) => `Más Días Sagrados: ${count}`,
  },
  fast: {
    link: 'El Ayuno, día a día',
    title: (yearName) => `El Ayuno ${yearName}`,
    description: (yearName, span) =>
      `Salida y puesta del sol en los diecinueve días del Ayuno ${yearName}, ${span}.`,
    day: 'Día',
    sunrise: 'Salida del sol',
    sunset: 'Puesta del sol',
    ofTown: (town) => `Horas de ${town}`,
    aroundPlace: (place) => `Horas de los alrededores de ${place}`,
    noSunrise: 'el sol no sale',
    noSunset: 'el sol no se pone',
    byClock:
      'Donde el sol no sale o no se pone, puede seguirse el reloj, según lo que haya dispuesto su Asamblea Espiritual Nacional.',
    clocksChange: (day) => `Cambio de hora: ${day}.`,
    exactness:
      'Al minuto, para un horizonte llano. Las montañas, la altitud y el estado del tiempo desplazan las horas unos minutos.',
  },
  poster: {
    title: 'Cartel',
    description: (siteName) => `${siteName} en un cartel, con su dirección y un código QR.`,
    scan: 'Apunte aquí con la cámara del teléfono',
    qrCode: (address) => `Código QR de ${address}`,
  },
  anniversaries: {
    title: 'Cumpleaños en el calendario badíʻ',
    link: 'Cumpleaños y aniversarios',
    description: 'Una fecha de nacimiento en el calendario badíʻ y sus diez próximos aniversarios.',
    intro:
      '¿En qué día del calendario badíʻ nació usted y cuándo vuelve ese día? Escriba una fecha de nacimiento.',
    nothingSent: 'El cálculo se hace en su navegador. No se envía ni se guarda nada.',
    withoutScript:
      'Esta página calcula en su navegador y necesita JavaScript, que aquí está desactivado. El calendario también muestra cada día en los dos calendarios.',
    dateOfBirth: 'Fecha de nacimiento',
    afterSunset: 'Nacimiento después de la puesta del sol',
    aboutSunset: 'Un día badíʻ comienza al ponerse el sol la víspera.',
    show: 'Mostrar',
    inBadi: 'En el calendario badíʻ',
    next: 'Los próximos aniversarios',
    years: 'Años',
    badiDate: 'Fecha badíʻ',
    gregorianDate: 'Fecha gregoriana',
    fifthDay:
      'En los años en que Ayyám-i-Há tiene cuatro días, el cuarto hace las veces del quinto.',
    endOfCalendar: (yearName) =>
      `El ${yearName} es el último año para el que está calculado el calendario.`,
    file: 'Archivo de calendario',
    event: (badiDate) => `Cumpleaños: ${badiDate}`,
    noDate: 'Escriba una fecha completa que exista.',
    tooEarly: (firstDay) =>
      `El calendario badíʻ comienza el ${firstDay}. Escriba una fecha posterior.`,
    inFuture: 'Ese día aún no ha llegado. Escriba la fecha de hoy o una anterior.',
  },
};
