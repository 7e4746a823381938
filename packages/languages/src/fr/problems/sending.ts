export const sending = {
  'sealing-key-not-there': () =>
    'Cela ne peut pas être enregistré en ce moment\u00a0: la clé qui le protège des regards n’est pas là. Veuillez prévenir la personne qui s’occupe du site.',
  'sealing-key-not-kept': () =>
    'Rien n’a été enregistré\u00a0: le site n’a pas pu écrire la clé nécessaire dans son dossier (DATA_DIR). Veuillez prévenir la personne qui s’occupe du serveur.',
};
