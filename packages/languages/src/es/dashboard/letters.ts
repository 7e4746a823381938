import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const title = 'Cartas por correo electrónico';
export const offTitle = 'Las cartas están desactivadas';
export const aboutOff =
  'Los visitantes pueden recibir por correo electrónico la cita del día, la semana por delante y recordatorios de días especiales. Mientras las cartas estén desactivadas, no hay ninguna página para ello y no se guarda nada.';
export const what = 'Qué se guarda';
export const whatText =
  'De cada persona que se suscribe: la dirección de correo, el idioma, las cartas elegidas y cuándo. La dirección está cifrada con una clave que no está ni en la base de datos ni en las copias de seguridad.';
export const why = 'Por qué';
export const whyText = 'Para enviar las cartas que las personas han pedido, y para nada más.';
export const howLong = 'Durante cuánto tiempo';
export const howLongText =
  'Hasta que la persona cancele las cartas; sin confirmación, siete días. Durante un año después de cancelarlas queda un código del que nadie puede deducir la dirección: impide que una copia de seguridad antigua vuelva a iniciar las cartas.';
export const who = 'Quién se entera';
export const whoText =
  'El servicio de correo que lleva las cartas. A ningún voluntario se le muestra una dirección, tampoco a usted: solo ve cuántas hay.';
export const needed = 'Qué hace falta';
export const neededText =
  'Un contacto en «General», una cuenta de correo en «Envío» y una dirección del sitio con https (PUBLIC_URL), que define quien se ocupa del servidor.';
export const switchOn = 'Activar las cartas';
export const switchOff = 'Desactivar las cartas';
export const switching = 'Cambiando…';
export const onTitle = 'Las cartas están activadas';
export const aboutOn = <Part>(page: Part): SentenceParts<Part> => [
  'Los visitantes se suscriben en ',
  page,
  ', adonde llevan todas las páginas.',
];
export const opensInNewTab = '(se abre en una pestaña nueva)';
export const switchedOn = 'Las cartas están activadas. Desde ahora es posible suscribirse.';
export const switchedOff = 'Las cartas están desactivadas.';
export const notSwitched = 'No se pudieron activar las cartas';
export const notSwitchedOff = 'No se pudieron desactivar las cartas';
export const switchOffTitle = '¿Desactivar las cartas?';
export const aboutSwitchingOff =
  'Ya no se envían cartas y las que esperan se descartan. Los enlaces de las cartas siguen funcionando 30 días; después se borran todas las direcciones. Si las activa otra vez antes, las suscripciones continúan.';
export const about = 'Qué se guarda y quién se entera';

export const subscribers = 'Suscripciones';
export const loading = 'Cargando las cartas';
export const loadError = 'No se pudieron cargar las cartas. Inténtelo de nuevo.';
export const daily = 'La cita del día';
export const weekly = 'La semana por delante';
export const reminders = 'Recordatorios';
export const people = (count: number) =>
  plural(count, { one: `${number(count)} persona`, other: `${number(count)} personas` });
export const unconfirmed = 'Sin confirmar todavía';
export const nextAt = 'Próximas cartas';
export const notNow = 'Por ahora no se envía nada';

export const note = 'Nota de la carta semanal';
export const noteHint =
  'Aparece en la próxima carta semanal tal como la escriba, en todos los idiomas, y después queda vacía. Hasta 2000 caracteres.';
export const noteLeft = (count: number) =>
  plural(count, {
    one: `Queda ${number(count)} carácter`,
    other: `Quedan ${number(count)} caracteres`,
  });
export const noteTooLong = (count: number) =>
  plural(count, {
    one: `Sobra ${number(count)} carácter`,
    other: `Sobran ${number(count)} caracteres`,
  });
export const saveNote = 'Guardar la nota';
export const savingNote = 'Guardando la nota…';
export const noteSaved = 'La nota se ha guardado.';
export const noteSaveFailed = 'No se pudo guardar la nota';
export const noteChanged =
  'Otra persona ha cambiado la nota mientras tanto. Lo que usted escribió sigue aquí; ahora la nota dice:';
export const noteEmptied =
  'La nota está ahora vacía: se envió, o alguien la quitó. Lo que usted escribió sigue aquí.';
export const loadNote = 'Tomar el texto nuevo';
export const keepTyped = 'Conservar lo que escribí';

export const preview = 'Vista previa';
export const aboutPreview =
  'La carta de hoy tal como se enviaría, o una muestra si hoy no hay nada que decir. Los enlaces para cambiar y cancelar las cartas no llevan a ninguna parte aquí.';
export const letter = 'Carta';
export const language = 'Idioma';
export const form = 'Formato';
export const asHtml = 'Con formato';
export const asText = 'Solo texto';
export const subject = 'Asunto';
export const letterNamed = (subject: string) => `La carta «${subject}»`;
export const loadingPreview = 'Cargando la carta';
export const previewFailed = 'No se pudo mostrar la carta. Inténtelo de nuevo.';
export const nothingToSay =
  'No hay nada que decir en las próximas semanas y, por tanto, ninguna carta de este tipo.';

export const removeTitle = 'Cancelar las cartas de alguien';
export const aboutRemoval =
  'Para quienes le pidan cancelar sus cartas. No se revela si una dirección las recibe, y en ninguna parte queda escrito de quién era.';
export const email = 'Dirección de correo electrónico';
export const remove = 'Cancelar las cartas a esta dirección';
export const removing = 'Cancelando…';
export const done = 'Hecho';
export const removed =
  'Si esta dirección recibía cartas, se han cancelado, y la dirección se ha borrado.';
export const removeFailed = 'No se pudieron cancelar las cartas';
