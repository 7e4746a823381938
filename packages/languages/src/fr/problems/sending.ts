export const sending = {
  'sealing-key-not-there': () =>
    'Cela ne peut pas être enregistré en ce moment\u00a0: la clé qui le protège des regards n’est pas là. Veuillez prévenir la personne qui s’occupe du site.',
  'sealing-key-not-kept': () =>
    'Rien n’a été enregistré\u00a0: le site n’a pas pu écrire la clé nécessaire dans son dossier (DATA_DIR). Veuillez prévenir la personne qui s’occupe du serveur.',

  'target-is-local': () =>
    'C’est une adresse de cette machine ou de son réseau. Seul le courriel peut passer par cette machine, en tant que localhost, sauf si la personne qui gère le serveur définit ALLOW_LOCAL_TARGETS',
  'target-needs-https': () => 'L’adresse doit commencer par https://',
  'mail-needs-tls': () =>
    'Sans chiffrement, seul un serveur de courriel sur cette machine (localhost) peut être utilisé',
  'dkim-key-unreadable': () =>
    'Ce n’est pas une clé privée. Veuillez la coller en entier, de «\u00a0-----BEGIN\u00a0» à «\u00a0-----END\u00a0», sans phrase secrète',
  'dkim-key-weak': () => 'La clé doit être une clé RSA de 2\u202f048 bits ou plus',
  'dkim-key-needed': () => 'Une clé privée est nécessaire',
  'channel-not-set-up': () => 'Ce n’est pas configuré',
};
