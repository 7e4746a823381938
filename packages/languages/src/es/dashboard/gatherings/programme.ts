import { gatherings } from '../../gatherings.ts';
import { number } from '../../words.ts';

export const title = 'Programa';
export const about =
  'Para imprimir y para la pantalla de la sala, junto a la página de este día. Los textos pueden estar en cualquier idioma.';
export const none = 'Todavía no hay puntos.';
export const add = 'Añadir un punto';
export const untitled = 'Punto nuevo';
export const part = 'Parte';
export const text = 'Texto';
export const source = 'Fuente';
export const reader = 'Quien lee';
export const readerHint =
  'Se guarda cifrado, lo ve solo quien tiene el enlace del encuentro y se borra 14 días después de la fecha.';
export const up = 'Subir';
export const down = 'Bajar';
export const removed = 'Se ha quitado el punto.';
export const bringBack = 'Volver a ponerlo';
export const saved = 'Se ha guardado el programa.';
export const saveFailed = 'No se pudo guardar el programa';
export const loading = 'Cargando el programa';
export const loadError = 'No se pudo cargar el programa. Inténtelo de nuevo.';
export const movedTo = (place: number, count: number) =>
  `Punto ${number(place)} de ${number(count)}`;
export const full = (max: number) => `Un programa tiene como máximo ${number(max)} puntos.`;
export const partName = (part: keyof typeof gatherings.programme.parts) =>
  gatherings.programme.parts[part];
export const actionOf = (action: string, name: string) => `${action}: ${name}`;
