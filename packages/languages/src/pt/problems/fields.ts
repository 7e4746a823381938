import type { FieldName } from '../../texts.ts';
import { day, languageName, number } from '../words.ts';
import { field as names } from './field-names.ts';

interface Field {
  readonly field: FieldName;
}
interface FieldMax extends Field {
  readonly max: number;
}
interface FieldRange extends FieldMax {
  readonly min: number;
}
interface InLanguage {
  readonly language: string;
}

export const fields = {
  required: ({ field }: Field) => `${names(field)}: campo obrigatório`,
  'not-text': ({ field }: Field) => `${names(field)}: deve ser um texto`,
  'too-long': ({ field, max }: FieldMax) => `${names(field)}: no máximo ${number(max)} caracteres`,
  'much-too-long': ({ field }: Field) => `${names(field)}: caracteres demais`,
  'too-short': ({ field, min }: Field & { readonly min: number }) =>
    `${names(field)}: no mínimo ${number(min)} caracteres`,
  'length-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}: de ${number(min)} a ${number(max)} caracteres`,
  'not-shown': ({ field }: Field) =>
    `${names(field)}: contém caracteres que não podem ser mostrados. Digite novamente`,
  'not-one-line': ({ field }: Field) => `${names(field)}: deve ser uma só linha`,
  'turns-direction': ({ field }: Field) =>
    `${names(field)}: não deve ter caracteres que mudem a direção do texto`,
  invisible: ({ field }: Field) =>
    `${names(field)}: não deve conter caracteres invisíveis nem espaços incomuns`,
  'not-one-of': ({ field, options }: Field & { readonly options: readonly string[] }) =>
    `${names(field)}: os valores possíveis são ${options.join(', ')}`,
  'not-yes-or-no': ({ field }: { readonly field: string }) => `${field}: deve ser true ou false`,
  'not-features': ({ features }: { readonly features: readonly string[] }) =>
    `features deve ter ${features.join(', ')}, cada um true ou false`,
  'not-whole': ({ field }: Field) => `${names(field)}: deve ser um número inteiro`,
  'not-whole-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}: deve ser um número inteiro de ${number(min)} a ${number(max)}`,
  'not-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}: deve ser um número de ${number(min)} a ${number(max)}`,
  'not-positive': ({ field }: Field) => `${names(field)}: deve ser um número positivo`,
  'too-large-number': ({ field, max }: FieldMax) => `${names(field)}: no máximo ${number(max)}`,

  'not-a-mail-address': ({ field }: Field) =>
    `${names(field)}: deve ser um endereço de e-mail, como friends@community.example`,
  'not-a-host': ({ field }: Field) => `${names(field)}: deve ser um nome, como mail.example`,
  'not-a-time': ({ field }: Field) => `${names(field)}: deve ser uma hora, como 07:00`,
  'not-an-origin': () => 'O servidor deve ser um endereço sem caminho, como https://social.example',
  'not-a-chat': () =>
    'O chat deve ser o nome de um canal ou grupo, como @amigos, ou o número de um chat',
  'not-a-token': () => 'O token deve ser escrito como a rede o mostra, sem espaços',
  'not-a-webhook-secret': () => 'O segredo deve ser whsec_ seguido de 24 a 64 bytes em base64',
  'not-a-list-of-webhooks': ({ max }: { readonly max: number }) =>
    `Os webhooks devem ser uma lista de no máximo ${number(max)}`,
  'no-such-webhook': () => 'Não há nenhum webhook com este id',
  'not-a-day': () => 'A data deve ser um dia real, escrito como AAAA-MM-DD',
  'year-not-between': ({ min, max }: { readonly min: number; readonly max: number }) =>
    `A data deve ter um ano de ${min} a ${max}, com quatro algarismos`,
  'not-a-time-zone': () => 'O fuso horário deve ser o nome de um fuso, por exemplo Asia/Tehran',
  'no-weekday': () => 'Escolha pelo menos um dia da semana',
  'not-a-list-of-weekdays': () =>
    'Os dias da semana devem ser uma lista de um a sete números, de 1 (segunda-feira) a 7 (domingo)',
  'beyond-calendar': ({ last }: { readonly last: string }) =>
    `A data deve ser no máximo ${day(last)}: o calendário termina aí`,
  'ends-before-start': () => 'O último dia não pode ser anterior ao primeiro',
  'range-too-long': ({ max }: { readonly max: number }) =>
    `Podem ser pedidos no máximo ${max} dias de cada vez`,
  'range-backwards': () => 'O último dia pedido é anterior ao primeiro',
  'reference-not-a-url': () => 'Digite uma URL válida',
  'link-not-a-url': () => 'Deve ser uma URL válida',
  'source-says-nothing': () => 'A fonte deve ter uma letra ou um algarismo',

  'no-such-role': () => 'A função deve ser Administrador ou Administrador principal',
  'passwords-differ': () => 'As senhas não coincidem',
  'password-without-uppercase': () => 'A senha deve ter pelo menos uma letra maiúscula',
  'password-without-lowercase': () => 'A senha deve ter pelo menos uma letra minúscula',
  'password-without-number': () => 'A senha deve ter pelo menos um número',
  'password-without-special': () => 'A senha deve ter pelo menos um caractere especial',
  'not-six-digits': () => 'O código tem seis dígitos',
  'not-a-recovery-code': () => 'Este não é um dos seus códigos de recuperação',
  'code-or-recovery-code': () => 'É preciso um código ou um código de recuperação',
  'passkey-unreadable': () => 'Não é assim que uma chave de acesso responde. Tente novamente',
  'link-missing': () => 'O link não está completo',
  'link-incomplete': () => 'O link não está completo. Copie-o por inteiro.',
  'not-a-session': () => 'O id deve ser o de uma sessão',
  'not-an-actor': ({ commandLine }: { readonly commandLine: string }) =>
    `actor deve ser o id de um usuário ou ${commandLine}`,
  'not-a-next': () => 'before deve ser o next de uma página anterior',

  'not-a-list-of-ids': ({ field, min, max }: FieldRange) =>
    `${names(field)}: deve ser uma lista de ${number(min)} a ${number(max)} números inteiros`,
  'not-a-list-of-assignments': ({ field, min, max }: FieldRange) =>
    `${names(field)}: deve ser uma lista de ${number(min)} a ${number(max)} citações com suas datas`,
  'not-a-list-of-items': ({ max }: { readonly max: number }) =>
    `items deve ser uma lista de no máximo ${number(max)} itens`,
  'programme-item-empty': () => 'Cada item precisa de um título ou de um texto',
  'not-a-quote-id': () => 'id deve ser o id de uma citação',
  'quote-listed-twice': ({ id }: { readonly id: number }) =>
    `A citação com o id ${id} está mais de uma vez na lista`,
  'date-listed-twice': ({ date }: { readonly date: string }) =>
    `${day(date)} está mais de uma vez na lista`,
  'not-a-list-of-translations': ({ max }: { readonly max: number }) =>
    `translations deve ser uma lista de no máximo ${number(max)} traduções`,
  'language-listed-twice': ({ language }: InLanguage) =>
    `Há mais de uma tradução para este idioma: ${languageName(language)}`,
  'language-translated': ({ language }: InLanguage) =>
    `Já há uma tradução para este idioma: ${languageName(language)}`,
  'language-of-original': ({ language }: InLanguage) =>
    `A própria citação está em ${languageName(language)}`,
  'translation-without-text': ({ language }: InLanguage) =>
    `Falta o texto neste idioma para o que está ao lado: ${languageName(language)}`,
  'not-row-numbers': ({ max }: { readonly max: number }) =>
    `rows deve ter de 1 a ${number(max)} números de linha, separados por vírgulas`,

  'file-missing': () => 'Primeiro escolha um arquivo',
  'file-name-not-shown': () =>
    'O nome do arquivo contém caracteres que não podem ser mostrados. Renomeie o arquivo',
  'file-of-another-kind': () => 'Só são aceitos arquivos CSV, XLSX ou XLS',
  'not-column-letters': () => 'Devem ser as letras de uma coluna, por exemplo B',
  'not-a-row': () => 'Deve ser o número de uma linha',
  'too-many-cells': ({ max }: { readonly max: number }) => `No máximo ${number(max)} células`,
};
