import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const title = 'Cartas por e-mail';
export const offTitle = 'As cartas estão desativadas';
export const aboutOff =
  'Os visitantes podem receber por e-mail a citação do dia, a semana à frente e lembretes de dias especiais. Enquanto as cartas estiverem desativadas, não há página para isso e nada é guardado.';
export const what = 'O que é guardado';
export const whatText =
  'De cada pessoa que assina: o endereço de e-mail, o idioma, as cartas escolhidas e quando. O endereço é criptografado com uma chave que não está nem no banco de dados nem nas cópias de segurança.';
export const why = 'Por quê';
export const whyText = 'Para enviar as cartas que as pessoas pediram, e para nada mais.';
export const howLong = 'Por quanto tempo';
export const howLongText =
  'Até que a pessoa encerre as cartas; sem confirmação, sete dias. Por um ano após o fim permanece um código do qual ninguém consegue deduzir o endereço: ele impede que uma cópia de segurança antiga recomece as cartas.';
export const who = 'Quem fica sabendo';
export const whoText =
  'O serviço de e-mail que leva as cartas. Nenhum endereço é mostrado a um voluntário, nem a você: você vê apenas quantos são.';
export const needed = 'O que é preciso';
export const neededText =
  'Um contato em “Geral”, uma conta de e-mail em “Envio” e um endereço do site com https (PUBLIC_URL), que é definido por quem cuida do servidor.';
export const switchOn = 'Ativar as cartas';
export const switchOff = 'Desativar as cartas';
export const switching = 'Mudando…';
export const onTitle = 'As cartas estão ativadas';
export const aboutOn = <Part>(page: Part): SentenceParts<Part> => [
  'Os visitantes assinam em ',
  page,
  ', para onde toda página leva.',
];
export const opensInNewTab = '(abre em uma nova aba)';
export const switchedOn = 'As cartas estão ativadas. A partir de agora é possível assiná-las.';
export const switchedOff = 'As cartas estão desativadas.';
export const notSwitched = 'Não foi possível ativar as cartas';
export const notSwitchedOff = 'Não foi possível desativar as cartas';
export const switchOffTitle = 'Desativar as cartas?';
export const aboutSwitchingOff =
  'Nenhuma carta é mais enviada, e as que esperam são descartadas. Os links das cartas continuam funcionando por 30 dias; depois, todos os endereços são apagados. Se você as ativar de novo antes disso, as assinaturas continuam.';
export const about = 'O que é guardado e quem fica sabendo';

export const subscribers = 'Assinaturas';
export const loading = 'Carregando as cartas';
export const loadError = 'Não foi possível carregar as cartas. Tente novamente.';
export const daily = 'A citação do dia';
export const weekly = 'A semana à frente';
export const reminders = 'Lembretes';
export const people = (count: number) =>
  plural(count, { one: `${number(count)} pessoa`, other: `${number(count)} pessoas` });
export const unconfirmed = 'Ainda não confirmadas';
export const nextAt = 'Próximas cartas';
export const notNow = 'No momento nada é enviado';

export const note = 'Nota da carta semanal';
export const noteHint =
  'Ela aparece na próxima carta semanal como você a escreve, em todos os idiomas, e depois fica vazia. Até 2.000 caracteres.';
export const noteLeft = (count: number) =>
  plural(count, {
    one: `Resta ${number(count)} caractere`,
    other: `Restam ${number(count)} caracteres`,
  });
export const noteTooLong = (count: number) =>
  plural(count, {
    one: `${number(count)} caractere a mais`,
    other: `${number(count)} caracteres a mais`,
  });
export const saveNote = 'Salvar a nota';
export const savingNote = 'Salvando a nota…';
export const noteSaved = 'A nota foi salva.';
export const noteSaveFailed = 'Não foi possível salvar a nota';
export const noteChanged =
  'Outra pessoa alterou a nota enquanto isso. O que você escreveu continua aqui; agora a nota diz:';
export const noteEmptied =
  'A nota agora está vazia: ela foi enviada, ou alguém a removeu. O que você escreveu continua aqui.';
export const loadNote = 'Usar o novo texto';
export const keepTyped = 'Manter o que escrevi';

export const preview = 'Prévia';
export const aboutPreview =
  'A carta de hoje como seria enviada, ou um exemplo se hoje não há nada a dizer. Aqui os links para alterar e encerrar as cartas não levam a lugar nenhum.';
export const letter = 'Carta';
export const language = 'Idioma';
export const form = 'Formato';
export const asHtml = 'Com formatação';
export const asText = 'Só texto';
export const subject = 'Assunto';
export const letterNamed = (subject: string) => `A carta “${subject}”`;
export const loadingPreview = 'Carregando a carta';
export const previewFailed = 'Não foi possível mostrar a carta. Tente novamente.';
export const nothingToSay =
  'Não há nada a dizer nas próximas semanas; por isso, nenhuma carta deste tipo.';

export const removeTitle = 'Encerrar as cartas de alguém';
export const aboutRemoval =
  'Para pessoas que pedirem a você. Não se revela se um endereço recebe cartas, e em nenhum lugar fica escrito de quem ele era.';
export const email = 'Endereço de e-mail';
export const remove = 'Encerrar as cartas para este endereço';
export const removing = 'Encerrando…';
export const done = 'Feito';
export const removed =
  'Se este endereço recebia cartas, elas foram encerradas, e o endereço foi apagado.';
export const removeFailed = 'Não foi possível encerrar as cartas';
