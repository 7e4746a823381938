import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const isMasterAdmin = (username: string) => `${username} agora é Administrador principal`;
export const roleTransferredTitle = 'Função de Administrador principal transferida';
export const roleUpdated = 'A função foi atualizada com sucesso';
export const permissionDenied = 'Permissão negada';
export const changeRole = 'Alterar a função';
export const onlyOneMasterAdmin = 'Só pode haver um Administrador principal por vez.';
export const created = 'O usuário foi criado com sucesso';
export const createUser = 'Criar usuário';
export const creating = 'Criando…';
export const deleted = 'O usuário foi excluído com sucesso';
export const deleteUser = 'Excluir usuário';
export const usernameUpdated = 'O nome de usuário foi atualizado com sucesso';
export const editUsername = 'Editar o nome de usuário';
export const invite = 'Convidar';
export const aboutInviting = (days: number) =>
  plural(days, {
    one: `Um link, válido uma única vez e por ${number(days)} dia, com o qual um novo Administrador escolhe sua senha.`,
    other: `Um link, válido uma única vez e por ${number(days)} dias, com o qual um novo Administrador escolhe sua senha.`,
  });
export const inviting = 'Convidando…';
export const makeLink = 'Criar o link';
export const linkCopied = 'O link foi copiado.';
export const linkNotCopied =
  'Não foi possível copiar o link. Ele está selecionado: copie-o manualmente.';
export const link = 'Link';
export const copyLink = 'Copiar o link';
export const confirmPassword = 'Repita a senha';
export const met = ' (cumprido)';
export const notMet = ' (não cumprido)';
export const easilyGuessed = 'Esta senha é fácil de adivinhar.';
export const openInvitations = 'Convites em aberto';
export const withdrawInvitationOf = (username: string) => `Retirar o convite de ${username}`;
export const withdraw = 'Retirar';
export const passwordReset = 'A senha foi redefinida com sucesso';
export const resetPassword = 'Redefinir a senha';
export const resetting = 'Redefinindo…';
export const transferTitle = 'Transferir a função de Administrador principal';
export const transferring = 'Transferindo…';
export const transferRole = 'Transferir a função';
export const editUser = (username: string) => `Editar ${username}`;
export const title = 'Usuários';
export const aboutTransfer =
  'Só pode haver um Administrador principal por vez. Promover outro usuário transfere a função.';
export const loadError =
  'Não foi possível carregar os usuários. Recarregue a página e tente novamente.';
export const loading = 'Carregando os usuários';
export const none = 'Nenhum usuário';
export const lastModified = 'Última alteração';
export const you = '(você)';
export const transferFailed = 'Não foi possível transferir a função de Administrador principal';
export const createFailed = 'Não foi possível criar o usuário';
export const usernameFailed = 'Não foi possível atualizar o nome de usuário';
export const roleFailed = 'Não foi possível atualizar a função';
export const resetFailed = 'Não foi possível redefinir a senha';
export const deleteFailed = 'Não foi possível excluir o usuário';
export const inviteFailed = 'Não foi possível criar o convite';
export const withdrawn = 'O convite foi retirado.';
export const withdrawFailed = 'Não foi possível retirar o convite';
export const deleteQuestion = <Part>(username: Part): SentenceParts<Part> => [
  username,
  ' não poderá mais entrar. Esta ação não pode ser desfeita.',
];
export const aboutLink = <Part>(username: Part): SentenceParts<Part> => [
  'Envie-o apenas para ',
  username,
  '. Ele só aparece agora; quem o perder é convidado de novo.',
];
export const openUntil = <Part>(username: Part, end: Part): SentenceParts<Part> => [
  username,
  ', até ',
  end,
];
export const aboutResetting = <Part>(username: Part): SentenceParts<Part> => [
  'Uma senha nova para ',
  username,
  '. Quem entrou com a antiga tem de entrar novamente.',
];
export const transferQuestion = <Part>(username: Part): SentenceParts<Part> => [
  'Só pode haver um Administrador principal por vez. ',
  username,
  ' passa a ser Administrador principal e você passa a ser Administrador.',
];
export const atLeastCharacters = (min: number) => `Pelo menos ${number(min)} caracteres`;
export const atLeastUppercase = 'Pelo menos uma letra maiúscula';
export const atLeastLowercase = 'Pelo menos uma letra minúscula';
export const atLeastNumber = 'Pelo menos um número';
export const atLeastSpecial = 'Pelo menos um caractere especial';
