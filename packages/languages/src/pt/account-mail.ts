import type { AccountMailTexts } from '../texts.ts';
import { deviceOn } from './dashboard/account.ts';

export const accountMail: AccountMailTexts = {
  confirm: {
    subject: (siteName) => `Confirme, por favor: o seu endereço em ${siteName}`,
    text: (siteName) =>
      `Este endereço foi informado para uma conta em ${siteName}. Para receber aqui os avisos da conta, abra esta página, entre na conta se for pedido e pressione lá o botão:`,
    link: 'Confirmar o endereço',
    notYou: 'Se não foi você, não há nada a fazer: o endereço é apagado após sete dias.',
  },
  reset: {
    subject: (siteName) => `Uma nova senha para ${siteName}`,
    text: (siteName) =>
      `Foi pedida uma nova senha para ${siteName}. Com este link você a escolhe; ele vale uma única vez, por 30 minutos:`,
    link: 'Escolher uma nova senha',
    notYou: 'Se não foi você, não há nada a fazer: a senha continua a mesma.',
  },
  invitation: {
    subject: (siteName) => `Um convite para cuidar de ${siteName}`,
    text: (siteName) =>
      `Você recebeu um convite para cuidar de ${siteName}. Com este link você escolhe uma senha; ele vale uma única vez, por sete dias:`,
    link: 'Escolher a senha',
    notYou: 'Se você não sabe do que se trata, não há nada a fazer.',
  },
  news: {
    password: {
      subject: (siteName) => `A sua senha em ${siteName} foi alterada`,
      text: 'A sua conta tem uma nova senha. As outras sessões foram encerradas.',
    },
    'second-factor': {
      subject: (siteName) => `O seu segundo fator em ${siteName} foi alterado`,
      text: 'Os segundos fatores ou os códigos de recuperação da sua conta foram alterados.',
    },
    'address-added': {
      subject: (siteName) => `Avisos da sua conta em ${siteName}`,
      text: 'A partir de agora, os avisos da sua conta chegam a este endereço.',
    },
    'address-replaced': {
      subject: (siteName) => `O seu endereço em ${siteName} foi alterado`,
      text: 'O endereço para os avisos da sua conta foi alterado. A partir de agora, eles chegam apenas ao novo.',
    },
    'address-removed': {
      subject: (siteName) => `O seu endereço em ${siteName} foi removido`,
      text: 'Os avisos da sua conta não chegam mais a este endereço.',
    },
    login: {
      subject: (siteName) => `Um novo acesso em ${siteName}`,
      text: 'Alguém entrou na sua conta a partir de um navegador em que a sua senha atual ainda não tinha sido usada.',
    },
  },
  username: 'Nome de usuário',
  when: 'Quando',
  browser: 'Navegador',
  network: 'Rede',
  unknown: 'Desconhecido',
  deviceOn,
  wasYou: 'Se foi você, não há nada a fazer.',
  notYou:
    'Se não foi você, escolha já uma nova senha e avise o administrador principal do site. A nova senha é pedida na página de acesso:',
  toLogin: 'Ir para o acesso',
  why: (siteName) =>
    `Você recebe este e-mail porque este endereço foi informado para uma conta em ${siteName}.`,
};
