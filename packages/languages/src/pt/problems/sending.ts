export const sending = {
  'sealing-key-not-there': () =>
    'Isto não pode ser salvo no momento: a chave que o protege de ser lido não está disponível. Avise quem cuida do site.',
  'sealing-key-not-kept': () =>
    'Nada foi salvo: o site não conseguiu gravar a chave para isso em sua pasta (DATA_DIR). Avise quem cuida do servidor.',

  'target-is-local': () =>
    'Este é um endereço desta máquina ou de sua rede. Só o e-mail pode passar por esta máquina, como localhost, a menos que o operador defina ALLOW_LOCAL_TARGETS',
  'target-needs-https': () => 'O endereço deve começar com https://',
  'mail-needs-tls': () =>
    'Sem criptografia só pode ser usado um servidor de e-mail desta máquina (localhost)',
  'dkim-key-unreadable': () =>
    'Esta não é uma chave privada. Cole-a inteira, de “-----BEGIN” até “-----END”, sem senha',
  'dkim-key-weak': () => 'A chave deve ser uma chave RSA de 2.048 bits ou mais',
  'dkim-key-needed': () => 'É preciso a chave privada',
  'channel-not-set-up': () => 'Isto não está configurado',
};
