export const accepted = (username: string) =>
  `Agora você pode entrar. Seu nome de usuário é ${username}.`;
export const acceptedTitle = 'Senha escolhida';
export const title = 'Escolha sua senha';
export const about =
  'Boas-vindas! Você recebeu um convite para cuidar deste site. Escolha a senha com que vai entrar.';
export const saveFailed = 'Não foi possível salvar a senha. Tente novamente.';
export const savePassword = 'Salvar a senha';
