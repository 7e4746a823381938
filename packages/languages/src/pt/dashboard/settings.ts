import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const noPlace =
  'Nenhum lugar está definido. Com um, a página inicial diz quando o sol se põe lá e começa o próximo dia Badíʻ.';
export const aboutPlace =
  'O nome é mostrado; as coordenadas só saem do servidor para este formulário. Elas são guardadas com um décimo de grau, cerca de 11 km, porque um lugar pode ser a casa de alguém.';
export const clearPlace = 'Limpar o lugar';
export const sunsetUnsaved =
  'O pôr do sol será o da cidade da lista mais próxima destas coordenadas, a até 100 km; se não houver, o do meio do grau inteiro delas. Depois que as coordenadas forem salvas, a cidade é indicada aqui.';
export const sunsetOfTown = (name: string, country: string) =>
  `O pôr do sol na página inicial é o de ${name}, ${country}: a cidade da lista mais próxima destas coordenadas, para que ninguém possa deduzi-las dele.`;
export const sunsetOfDegree =
  'Nenhuma cidade da lista fica a até 100 km. O pôr do sol na página inicial é o do meio do grau inteiro destas coordenadas, para que ninguém possa deduzi-las dele.';
export const latitude = 'Latitude';
export const longitude = 'Longitude';
export const saved = 'As configurações foram salvas com sucesso!';
export const community = 'A comunidade';
export const placeAndDay = 'Lugar e dia';
export const site = 'O site';
export const stateTitle = 'Cópia de segurança e estado';
export const stateLoadError = 'Não foi possível carregar o estado do site. Tente novamente.';
export const loadingState = 'Carregando o estado';
export const postgresql = 'PostgreSQL';
export const onTheServer = 'no servidor';
export const downloaded = 'baixada aqui';
export const noBackup = 'Ainda não há nenhuma';
export const downloading = 'Baixando…';
export const downloadBackup = 'Baixar uma cópia de segurança';
export const todayThere = (day: string, time: string) =>
  `As citações e os Dias Sagrados mudam à meia-noite lá. Hoje lá é ${day}, e o horário é ${time}.`;
export const opensInNewTab = '(abre em uma nova aba)';
export const townChosen = (name: string, country: string) =>
  `${name}, ${country}: o lugar e o fuso horário estão preenchidos.`;
export const findTown = 'Procurar uma cidade';
export const townsFailed = 'Não foi possível procurar cidades. Tente novamente.';
export const noTown =
  'Nenhuma cidade com esse nome. Digite uma maior por perto; o nome pode ser alterado abaixo.';
export const searching = 'Procurando';
export const townsFound = (count: number) =>
  plural(count, {
    one: `${number(count)} cidade encontrada`,
    other: `${number(count)} cidades encontradas`,
  });
export const towns = 'Cidades';
export const saveFailed = 'Não foi possível salvar as configurações';
export const backupDownloaded = 'A cópia de segurança está entre seus downloads.';
export const backupFailed = 'Não foi possível baixar a cópia de segurança.';
export const downloadError = 'Erro ao baixar';
export const credit = <Part>(geoNames: Part): SentenceParts<Part> => [
  'Preenche o lugar e seu fuso horário. Cidades com 15.000 habitantes ou mais, de ',
  geoNames,
  ' (CC BY 4.0).',
];
export const lastBackup = 'Última cópia de segurança';
export const backupAt = <Part>(at: Part, where: string): SentenceParts<Part> => [at, `, ${where}`];
export const database = 'Banco de dados';
export const embedded = 'embutido';
export const databaseIs = (size: string, kind: string) => `${size}, ${kind}`;
export const freeDisk = 'Espaço livre em disco';
export const version = 'Versão';
export const aboutBackups = <Part>(command: Part): SentenceParts<Part> => [
  'Uma cópia de segurança é um único arquivo com tudo, incluindo os nomes e os resumos das senhas: guarde-a onde ninguém mais tenha acesso, e não no servidor. Quem administra o servidor a recupera com o comando ',
  command,
  '.',
];
