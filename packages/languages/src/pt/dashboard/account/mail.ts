export const forgot = 'Esqueceu a senha?';
export const aboutForgot =
  'Digite o seu nome de usuário. Se a conta tiver um endereço de e-mail confirmado, chegará lá um link para escolher uma nova senha.';
export const sendLink = 'Enviar o link';
export const sendingLink = 'Enviando…';
export const sent = 'Veja a sua caixa de entrada';
export const linkSent =
  'Se essa conta existe e tem um endereço de e-mail confirmado, um link está a caminho. Ele vale uma única vez, por 30 minutos.';
export const nothingCame =
  'Se nada chegar, procure entre os e-mails indesejados. Outro voluntário também pode lhe dar uma nova senha.';
export const askFailed = 'Não foi possível pedir o link. Tente novamente.';
export const backToLogin = 'Voltar ao acesso';
export const resetTitle = 'Escolha uma nova senha';
export const aboutReset =
  'Com ela, todas as suas sessões são encerradas. O segundo fator, se você tiver um, será pedido como antes.';
export const confirmTitle = 'Confirme o seu endereço de e-mail';
export const aboutConfirm =
  'Pressione o botão e, a partir de agora, os avisos da sua conta chegarão a este endereço.';
export const confirm = 'Confirmar';
export const confirming = 'Confirmando…';
export const confirmed = 'O seu endereço de e-mail está confirmado.';
export const confirmFailed = 'Não foi possível confirmar o endereço. Tente novamente.';
export const logInToConfirm = 'Entre para confirmar o endereço de e-mail da sua conta';
export const email = 'Endereço de e-mail';
export const aboutEmail =
  'Aqui chegam os avisos da sua conta: uma nova senha, uma mudança do segundo fator ou deste endereço, um acesso a partir de um navegador desconhecido. E um link, se você esquecer a senha.';
export const stored =
  'Ele é guardado criptografado, não é mostrado a ninguém e é apagado quando você o remove ou quando a sua conta é excluída.';
export const isConfirmed = 'Confirmado';
export const isNotConfirmed =
  'Ainda não confirmado: ele valerá quando você tiver usado o link enviado para lá.';
export const lookInInbox =
  'Veja a sua caixa de entrada: o endereço valerá quando você tiver usado o link que chegou lá.';
export const give = 'Salvar';
export const remove = 'Remover o endereço';
export const removing = 'Removendo…';
export const removed = 'O endereço foi removido.';
export const giveFailed = 'Não foi possível salvar o endereço';
export const removeFailed = 'Não foi possível remover o endereço';
export const loadError = 'Não foi possível carregar o seu endereço de e-mail. Tente novamente.';
export const loading = 'Carregando o seu endereço de e-mail';
export const inviteEmail = 'Endereço de e-mail (opcional)';
export const aboutInviteEmail = 'O link também é enviado para lá; o endereço não é guardado.';
