import { number } from '../words.ts';

export const success = 'Pronto';
export const error = 'Erro';
export const retrying = 'Tentando novamente…';
export const retry = 'Tentar novamente';
export const cancel = 'Cancelar';
export const close = 'Fechar';
export const edit = 'Editar';
export const saveChanges = 'Salvar alterações';
export const saving = 'Salvando…';
export const remove = 'Excluir';
export const removing = 'Excluindo…';
export const confirmDeletion = 'Confirmar exclusão';
export const tryAgain = 'Tente novamente.';
export const leaveWithoutSaving = 'Sair sem salvar?';
export const notSaved = 'O que você digitou não está salvo.';
export const stay = 'Ficar';
export const leave = 'Sair';
export const unsaved = 'Há alterações não salvas.';
export const loadNewerVersion = 'Carregar a versão mais recente';
export const checkFields = (count: number) => `Verifique ${count} campos`;
export const corrected = 'corrigido';
export const previous = 'Anterior';
export const next = 'Próxima';
export const pageOf = (page: number, pages: number) => `Página ${page} de ${pages}`;
export const partInEnglish =
  'Uma parte desta página não pôde ser carregada no seu idioma e, por isso, está em inglês. Recarregue a página para tentar de novo.';
export const actions = 'Ações';
export const name = 'Nome';
export const date = 'Data';
export const username = 'Nome de usuário';
export const password = 'Senha';
export const role = 'Função';
const ROLES = { Admin: 'Administrador', 'Master Admin': 'Administrador principal' };
export const roleName = (role: 'Admin' | 'Master Admin') => ROLES[role];
export const showPassword = 'Mostrar a senha';
export const hidePassword = 'Ocultar a senha';
export const showConfirmedPassword = 'Mostrar a senha repetida';
export const hideConfirmedPassword = 'Ocultar a senha repetida';
export const fileChanged =
  'Não foi possível ler o arquivo. Se ele mudou nesse meio-tempo, escolha-o de novo.';
export const givenYears = (first: number, last: number) =>
  `Ano com quatro algarismos, de ${first} a ${last}`;
export const numberOf = (count: number) => number(count);
export const undo = 'Desfazer';
export const undoing = 'Desfazendo…';
export const undoneTitle = 'Desfeito';
