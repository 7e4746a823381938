import type { NotificationTexts } from '../../texts.ts';

export const notifications: NotificationTexts = {
  title: 'Notificações',
  description: (siteName) => `A citação do dia e lembretes de ${siteName}, neste dispositivo.`,
  intro:
    'A citação do dia e os lembretes aparecem neste dispositivo, sem conta e sem endereço. Você pode encerrá-los aqui a qualquer momento.',
  withoutScript: 'Esta página precisa de JavaScript, que está desativado aqui.',

  cannot: {
    insecure:
      'As notificações só chegam por uma conexão segura. Abra este site em seu endereço com https.',
    install:
      'Em um iPhone ou iPad, coloque primeiro este site na tela de início: toque em Compartilhar e depois em “Adicionar à Tela de Início”. Abra-o de lá e volte a esta página.',
    unsupported:
      'Este navegador não pode mostrar aqui notificações de sites. Tente outro navegador ou saia da navegação privada.',
    denied:
      'Este navegador não permite que este site mostre notificações. Permita-as nas configurações do navegador para este site e recarregue esta página.',
  },

  form: {
    language: 'Idioma das notificações',
    discreet: 'Discretas',
    aboutDiscreet:
      'A tela bloqueada diz apenas que há algo novo: nenhuma citação, nenhum nome, nenhuma palavra religiosa.',
    turnOn: 'Ativar notificações',
    save: 'Salvar',
    end: 'Encerrar notificações',
    stored:
      'São guardados o endereço em que seu navegador recebe mensagens, criptografado, seu idioma e o que você escolheu, até você encerrar as notificações. O fabricante do seu navegador fica sabendo que este navegador recebe mensagens deste site, e quando; não pode lê-las.',
  },

  said: {
    on: 'As notificações estão ativadas.',
    saved: 'Sua escolha está salva.',
    ended: 'As notificações foram encerradas, e o que estava guardado foi apagado.',
  },

  wrong: {
    notAllowed: 'O navegador não teve permissão para mostrar notificações. Nada foi guardado.',
    failed: 'Não funcionou. Tente novamente mais tarde.',
  },

  privacy: {
    whatText:
      'O endereço que o serviço de notificações do seu navegador criou para este site, as chaves que criptografam mensagens para seu navegador, seu idioma, o que você escolheu e quando. O endereço e as chaves são criptografados com uma chave que não está no banco de dados; as cópias de segurança também não a têm.',
    whyText: 'Para enviar a você as notificações que pediu, e para nada mais.',
    howLongText:
      'Até você, ou seu navegador, encerrar as notificações. Durante um ano depois fica um código do qual ninguém consegue ler o endereço: ele impede que uma cópia de segurança antiga as recomece.',
    whoText:
      'O fabricante do seu navegador, como Google, Mozilla, Apple ou Microsoft: ele transporta as mensagens e fica sabendo que este navegador recebe mensagens deste site, e quando. As mensagens são criptografadas: ele não pode lê-las. Nada disso é mostrado a nenhum voluntário.',
    endingText:
      'Na página sobre notificações, no mesmo navegador, ou nas configurações do navegador para este site.',
  },

  discreet: {
    title: 'Algo novo',
    body: 'Há algo novo para ler.',
  },
};
