import { number, day as written } from '../../words.ts';

export const language = 'Idioma';
export const original = 'Tal como se introdujo';
export const text = 'Texto para compartir';
export const copy = 'Copiar el texto';
export const copied = 'Se ha copiado el texto.';
export const copyFailed = 'No se pudo copiar el texto. Selecciónelo y cópielo usted.';
export const ways = 'Compartir por';
export const mail = 'Correo';
export const pictures = 'Imágenes';
export const landscape = 'Horizontal';
export const portrait = 'Vertical';
export const story = 'Historia';
export const fromDay = (day: string) =>
  `La dirección que contiene lleva a la cita a partir del ${written(day)}.`;
export const noDay = 'La cita no tiene día, por eso la dirección es la de la página de inicio.';
export const onlySource = (max: number) =>
  `La cita tiene más de ${number(max)} caracteres, por eso el texto solo dice dónde está.`;
export const loading = 'Cargando el texto';
export const loadError = 'No se pudo cargar el texto. Inténtelo de nuevo.';
export const pictureFailed = 'No se pudo guardar la imagen';
