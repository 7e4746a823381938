export const offTitle = 'As notificações estão desativadas';
export const onTitle = 'As notificações estão ativadas';
export const about =
  'Os visitantes podem ver em seus telefones e computadores a citação do dia e lembretes de dias especiais, em /notifications. Enquanto as notificações estiverem desativadas, não há página para isso e nada é guardado.';
export const whatText =
  'De cada navegador: o endereço que seu serviço de notificações criou para este site, suas chaves, o idioma, o que foi escolhido e quando. O endereço e as chaves são criptografados com uma chave que não está nem no banco de dados nem nas cópias de segurança.';
export const whyText = 'Para enviar as notificações que as pessoas pediram, e para nada mais.';
export const howLongText =
  'Até que a pessoa, ou o navegador, as encerre. Por um ano após o fim permanece um código do qual ninguém consegue deduzir o endereço: ele impede que uma cópia de segurança antiga recomece as notificações.';
export const whoText =
  'Os fabricantes dos navegadores, como Google, Mozilla, Apple ou Microsoft: ficam sabendo que um navegador recebe mensagens deste site, e quando, mas não podem lê-las. Nada disso é mostrado a nenhum voluntário.';
export const neededText =
  'Um contato em “Geral”, um endereço do site com https (PUBLIC_URL) e páginas sem rede (OFFLINE_PAGES); ambos são definidos por quem cuida do servidor.';
export const switchOn = 'Ativar as notificações';
export const switchOff = 'Desativar as notificações';
export const switchedOn =
  'As notificações estão ativadas. Os visitantes as escolhem em /notifications.';
export const switchedOff = 'As notificações estão desativadas.';
export const notSwitched = 'Não foi possível mudar as notificações';
export const offQuestion =
  'Não se enviam mais notificações, e as que esperam são descartadas. O que está guardado dos navegadores é apagado após 30 dias. Se você as ativar de novo antes disso, elas continuam.';
