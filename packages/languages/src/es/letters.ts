import type { LetterTexts } from '../texts.ts';

export const letters: LetterTexts = {
  title: 'Cartas por correo electrónico',
  description: (siteName) => `Las citas y los días de ${siteName}, por correo electrónico.`,

  form: {
    intro:
      'Elija lo que desea recibir. Puede cancelarlo en cualquier momento con una sola pulsación.',
    email: 'Dirección de correo electrónico',
    topics: '¿Qué desea recibir?',
    daily: 'La cita del día',
    aboutDaily: 'Cada día, con la fecha en ambos calendarios.',
    weekly: 'La semana por delante',
    aboutWeekly:
      'Una vez por semana: las Fiestas de Diecinueve Días y los Días Sagrados de los próximos siete días, y las citas de los últimos siete.',
    reminders: 'Recordatorios',
    aboutReminders:
      'El día anterior a una Fiesta de Diecinueve Días, a un Día Sagrado, a Ayyám-i-Há y al Ayuno.',
    subscribe: 'Suscribirse',
    stored:
      'Se guardan su dirección, cifrada, su idioma y lo que ha elegido, hasta que cancele las cartas. Ningún voluntario de esta comunidad llega a ver la dirección.',
    morePrivacy: 'Más sobre la privacidad',
  },

  wrong: {
    stamp:
      'Envíe el formulario una vez más: estuvo abierto más de un día, se envió muy rápido o ya se había enviado.',
    tooMany: 'Han llegado demasiados formularios en una hora. Inténtelo de nuevo más tarde.',
    email: 'Escriba una sola dirección de correo electrónico completa, como anna@friends.example.',
    topics: 'Elija al menos una opción.',
    unavailable: 'En este momento no se puede guardar nada. Inténtelo de nuevo más tarde.',
  },

  look: {
    title: 'Revise su bandeja de entrada',
    text: 'Una carta con un enlace va en camino a la dirección que ha escrito. Abra el enlace y pulse allí el botón.',
    nothing:
      'Si en una hora no ha llegado nada, revise el correo no deseado o inténtelo de nuevo mañana.',
  },

  confirm: {
    title: 'Confirmar las cartas',
    text: 'Pulse el botón y las cartas comenzarán con la próxima que corresponda.',
    button: 'Confirmar',
    done: 'Las cartas están confirmadas',
    doneText: 'Recibirá la próxima que corresponda.',
  },

  yours: {
    title: 'Sus cartas',
    address: 'Dirección',
    language: 'Idioma de las cartas',
    save: 'Guardar',
    saved: 'Su elección se ha guardado.',
  },

  end: {
    title: 'Cancelar las cartas',
    text: 'Pulse el botón y no llegará ninguna carta más. Su dirección se borra de inmediato.',
    button: 'Cancelar todas las cartas',
    done: 'Las cartas están canceladas',
    doneText: 'Su dirección se ha borrado.',
  },

  gone: {
    title: 'Este enlace ya no es válido',
    text: 'Los enlaces de cartas que se han cancelado, o que no se confirmaron en siete días, no llevan a ninguna parte.',
  },

  privacy: {
    title: 'Privacidad',
    description: (siteName) =>
      `Lo que ${siteName} guarda de quienes lo visitan, y durante cuánto tiempo.`,
    visits: 'Visitas',
    visitsText:
      'Leer este sitio no requiere ninguna cookie, y nada se carga desde otros lugares. Nadie cuenta a los lectores. Como en todo servidor, las solicitudes y las direcciones de red de las que proceden pueden constar en un registro que sirve para encontrar fallos y ataques; quien administra el servidor decide cuánto tiempo se conserva.',
    letters: 'Cartas por correo electrónico',
    what: 'Qué se guarda',
    whatText:
      'Su dirección de correo electrónico, su idioma, qué cartas ha elegido y cuándo. La dirección está cifrada con una clave que no está en la base de datos; las copias de seguridad tampoco la tienen.',
    why: 'Por qué',
    whyText: 'Para enviarle las cartas que ha pedido, y para nada más.',
    howLong: 'Durante cuánto tiempo',
    howLongText:
      'Hasta que cancele las cartas; una dirección que no se confirma se borra a los siete días. Durante un año después de cancelarlas queda un código del que nadie puede deducir la dirección: impide que una copia de seguridad antigua vuelva a iniciar las cartas.',
    who: 'Quién se entera',
    whoText:
      'El servicio de correo de esta comunidad, que lleva las cartas, y el suyo. A ningún voluntario se le muestra la dirección. Las cartas no tienen imágenes de otros lugares ni enlaces que revelen quién las ha abierto.',
    ending: 'Cómo cancelarlas',
    endingText:
      'Cada carta tiene un enlace en el que puede cambiar o cancelar todo, sin contraseña. También funciona el botón que su programa de correo tenga para ello.',
    questions: 'Preguntas',
    questionsText: 'Las responden quienes llevan este sitio:',
  },

  mail: {
    greetingConfirm: (siteName) => `Por favor, confirme: cartas de ${siteName}`,
    confirm: (siteName) =>
      `Esta dirección se ha indicado para recibir cartas de ${siteName}. Para recibirlas, abra esta página y pulse allí el botón:`,
    notConfirmed:
      'Si no fue usted, no tiene que hacer nada: la dirección se borra a los siete días y antes no llega ninguna otra carta.',
    greetingYours: (siteName) => `Sus cartas de ${siteName}`,
    yours: (siteName) =>
      `Esta dirección ya recibe cartas de ${siteName}. Aquí puede cambiarlas o cancelarlas:`,
    notYours: 'Si no ha pedido este enlace, no tiene que hacer nada.',
    quoteOf: (day) => `La cita del ${day}`,
    weekFrom: (day) => `La semana a partir del ${day}`,
    nextDays: 'Los próximos siete días',
    lastQuotes: 'Las citas de los últimos siete días',
    note: 'De la comunidad',
    tomorrow: (what) => `Mañana: ${what}`,
    readHere: 'En la web',
    why: (siteName) =>
      `Recibe esta carta porque esta dirección se confirmó para las cartas de ${siteName}.`,
    change: 'Cambiar lo que recibe',
    end: 'Cancelar todas las cartas',
  },
};
