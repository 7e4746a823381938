import { number, plural } from '../words.ts';

export const accounts = {
  'not-your-account-to-change': () => 'Só o Administrador principal pode alterar esta conta',
  'not-yours-to-create': () =>
    'Só um Administrador principal pode criar outro Administrador principal',
  'only-master-admin': () =>
    'Não é possível tirar a função do único Administrador principal. Antes, dê a função a outro usuário.',
  'not-yours-to-promote': () =>
    'Só um Administrador principal pode dar a um usuário a função de Administrador principal',
  'not-yours-to-change-roles': () => 'Só um Administrador principal pode alterar as funções',
  'own-account': () => 'Você não pode excluir sua própria conta',
  'master-admin-stays': () => 'O Administrador principal não pode ser excluído',
  'not-yours-to-invite': () => 'Só o Administrador principal pode convidar voluntários',
  'not-yours-to-set': () => 'Só o Administrador principal pode alterar as configurações',
  'not-yours-to-see': () => 'Só o Administrador principal pode ver quem alterou o quê',
  'not-yours-to-back-up': () => 'Só o Administrador principal pode baixar cópias de segurança',

  'log-in': () => 'Entre, por favor',
  'log-in-again': () => 'Entre novamente',
  'log-in-first': () => 'Entre para acessar o painel de administração',
  'enter-password-again': () => 'Digite sua senha novamente para continuar.',
  'wrong-password': () => 'Senha incorreta',
  'wrong-credentials': () => 'Nome de usuário ou senha incorretos',
  'too-many-logins': () => 'Tentativas demais de entrar. Espere um pouco e tente novamente.',
  'too-many-wrong-passwords': () =>
    'A senha estava incorreta vezes demais, por isso esta sessão terminou. Entre novamente.',
  'logins-busy': () => 'Pessoas demais estão entrando. Tente novamente daqui a pouco.',
  'session-ended': () => 'Esta sessão já terminou',
  'login-over': () =>
    'Esta tentativa de entrar expirou: levou mais de cinco minutos, ou a conta foi alterada. Digite seu nome de usuário e sua senha novamente.',

  'user-gone': () => 'Este usuário não existe mais',
  'username-exists': () => 'Este nome de usuário já existe',
  'password-checks-busy': () =>
    'Senhas demais estão sendo verificadas. Tente novamente daqui a pouco.',

  'link-over': () =>
    'Este link não vale mais: foi usado, retirado ou substituído, ou expirou. Peça um novo.',
  'too-many-links': () => 'Foram pedidos links demais. Tente novamente mais tarde.',
  'invitation-gone': () => 'Este convite não está mais em aberto',
  'invited-name-taken': () => 'Este nome de usuário já está em uso. Peça um novo convite.',

  'no-second-factor': () => 'Primeiro adicione uma chave de acesso ou um aplicativo autenticador.',
  'has-authenticator-app': () =>
    'Você já tem um aplicativo autenticador. Remova-o antes de adicionar outro.',
  'no-authenticator-app': () => 'Você não tem mais um aplicativo autenticador',
  'wrong-new-code': () =>
    'Este código não está certo. Digite o que o aplicativo mostra agora e verifique se a hora do dispositivo está certa.',
  'wrong-code': () =>
    'Este código não está certo ou já foi usado. Digite o que o aplicativo mostra agora.',
  'wrong-recovery-code': () => 'Este não é um dos seus códigos de recuperação, ou já foi usado.',
  'passkeys-not-possible': () =>
    'As chaves de acesso precisam do endereço https do site em PUBLIC_URL. Um aplicativo autenticador também funciona aqui.',
  'too-many-passkeys': ({ max }: { readonly max: number }) =>
    plural(max, {
      one: `Uma conta tem no máximo ${number(max)} chave de acesso.`,
      other: `Uma conta tem no máximo ${number(max)} chaves de acesso.`,
    }),
  'passkey-gone': () => 'Esta chave de acesso não existe mais',
  'passkey-in-use': () => 'Esta chave de acesso já está em uso.',
  'passkey-not-added': () => 'Não foi possível adicionar a chave de acesso. Tente novamente.',
  'passkey-refused': () => 'Esta chave de acesso não foi aceita. Tente novamente.',
  'use-passkey-again': () => 'Use a chave de acesso mais uma vez.',
  'setup-over': () => 'Isto demorou demais ou já estava feito. Comece de novo.',
};
