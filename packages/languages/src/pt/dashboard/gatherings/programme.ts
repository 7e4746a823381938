import { gatherings } from '../../gatherings.ts';
import { number } from '../../words.ts';

export const title = 'Programa';
export const about =
  'Para imprimir e para a tela da sala, ao lado da página deste dia. Os textos podem estar em qualquer idioma.';
export const none = 'Ainda não há itens.';
export const add = 'Adicionar item';
export const untitled = 'Novo item';
export const part = 'Parte';
export const text = 'Texto';
export const source = 'Fonte';
export const reader = 'Quem lê';
export const readerHint =
  'Criptografado, visível só para quem tem o link do encontro e apagado 14 dias depois da data.';
export const up = 'Mover para cima';
export const down = 'Mover para baixo';
export const removed = 'O item foi retirado.';
export const bringBack = 'Recolocar';
export const saved = 'O programa foi salvo.';
export const saveFailed = 'Não foi possível salvar o programa';
export const loading = 'Carregando o programa';
export const loadError = 'Não foi possível carregar o programa. Tente novamente.';
export const movedTo = (place: number, count: number) =>
  `Item ${number(place)} de ${number(count)}`;
export const full = (max: number) => `Um programa tem no máximo ${number(max)} itens.`;
export const partName = (part: keyof typeof gatherings.programme.parts) =>
  gatherings.programme.parts[part];
export const actionOf = (action: string, name: string) => `${action}: ${name}`;
