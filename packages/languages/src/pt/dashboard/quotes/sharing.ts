import { number, day as written } from '../../words.ts';

export const language = 'Idioma';
export const original = 'Como foi digitada';
export const text = 'Texto para compartilhar';
export const copy = 'Copiar o texto';
export const copied = 'O texto foi copiado.';
export const copyFailed = 'Não foi possível copiar o texto. Selecione-o e copie-o você mesmo.';
export const ways = 'Compartilhar por';
export const mail = 'E-mail';
export const pictures = 'Imagens';
export const landscape = 'Horizontal';
export const portrait = 'Vertical';
export const story = 'Story';
export const fromDay = (day: string) =>
  `O endereço que ele contém leva à citação a partir de ${written(day)}.`;
export const noDay = 'A citação não tem dia, por isso o endereço é o da página inicial.';
export const onlySource = (max: number) =>
  `A citação tem mais de ${number(max)} caracteres, por isso o texto só diz onde ela está.`;
export const loading = 'Carregando o texto';
export const loadError = 'Não foi possível carregar o texto. Tente novamente.';
export const pictureFailed = 'Não foi possível salvar a imagem';
