import type { AnswerTexts } from '../../texts.ts';

export const answers: AnswerTexts = {
  title: '¿Vendrá?',
  intro: 'Así sabremos para cuántas personas prepararnos.',
  name: 'Su nombre',
  people: 'Cuántos vienen (de 1 a 20)',
  send: 'Enviar la respuesta',
  stored:
    'Se guardan su nombre, cifrado, y cuántos vienen, hasta 14 días después del encuentro. Solo lo ven los voluntarios de esta comunidad.',
  storedNameless:
    'Se guarda cuántos vienen, sin nombre, hasta 14 días después del encuentro. Solo lo ven los voluntarios de esta comunidad.',
  full: 'Ya no quedan lugares.',
  closed: 'Ya no se aceptan respuestas.',
  wrong: {
    sent: 'Este formulario ya se envió y su respuesta está guardada. Envíelo otra vez solo por otras personas.',
    name: 'Escriba su nombre, en una línea de 60 caracteres como máximo.',
    people: 'Escriba un número del 1 al 20.',
    places: 'Ya no quedan tantos lugares.',
  },
  yours: {
    title: 'Su respuesta',
    keep: 'Gracias. Guarde la dirección de esta página: con ella puede cambiar su respuesta o retirarla. Nadie más la tiene.',
    save: 'Guardar el cambio',
    saved: 'Su respuesta está guardada.',
    withdraw: 'Retirar la respuesta',
    begun: 'El encuentro ya ha comenzado: la respuesta solo se puede retirar.',
    cancelled: 'El encuentro se ha cancelado.',
    lost: 'Este día ya no está previsto.',
    off: 'Ya no se aceptan respuestas: esta solo se puede retirar.',
  },
  withdrawn: {
    title: 'La respuesta se ha retirado',
    text: 'Ya no se guarda nada de ella.',
  },
  gone: 'Las respuestas retiradas, o de un encuentro de hace más de 14 días, se han borrado.',
  privacy: {
    title: 'Respuestas a encuentros',
    whatText:
      'Su nombre, cuántos vienen y cuándo respondió. El nombre está cifrado con una clave que no está en la base de datos; las copias de seguridad tampoco la tienen. De una Fiesta de Diecinueve Días no se guarda ningún nombre.',
    whyText: 'Para que quienes preparan el encuentro sepan para cuántas personas, y para nada más.',
    howLongText: 'Hasta 14 días después del encuentro, o hasta que retire la respuesta.',
    whoText:
      'Los voluntarios de esta comunidad. A nadie más se le muestra cuántos vienen ni quiénes.',
    endingText:
      'Al responder obtiene una página propia en la que puede cambiar o retirar la respuesta, sin contraseña.',
    ending: 'Cómo retirarla',
  },
  readers: {
    title: 'Lectores en los encuentros',
    whatText:
      'Los nombres que los voluntarios escriben junto a lo que se lee en un encuentro. Están cifrados con una clave que no está en la base de datos; las copias de seguridad tampoco la tienen.',
    whyText: 'Para que quienes asisten sepan quién lee qué, y para nada más.',
    howLongText: 'Hasta 14 días después del encuentro, o hasta que un voluntario quite el nombre.',
    whoText:
      'Los voluntarios de esta comunidad y quien tenga el enlace del encuentro. Las páginas para todos no muestran ningún nombre.',
    endingText: 'Pida a un voluntario de esta comunidad que quite su nombre del programa.',
    ending: 'Cómo hacer que se quite',
  },
};
