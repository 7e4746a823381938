export const sending = {
  'sealing-key-not-there': () =>
    'Det här kan inte sparas just nu: nyckeln som skyddar det från att läsas finns inte. Säg till den som tar hand om webbplatsen.',
  'sealing-key-not-kept': () =>
    'Inget har sparats: webbplatsen kunde inte skriva nyckeln för det i sin mapp (DATA_DIR). Säg till den som tar hand om servern.',

  'target-is-local': () =>
    'Detta är en adress på den här datorn eller i dess nätverk. Bara e-post får gå genom den här datorn, som localhost, om inte den som sköter servern ställer in ALLOW_LOCAL_TARGETS',
  'target-needs-https': () => 'Adressen måste börja med https://',
  'mail-needs-tls': () =>
    'Utan kryptering kan bara en e-postserver på den här datorn (localhost) användas',
  'dkim-key-unreadable': () =>
    'Detta är ingen privat nyckel. Klistra in hela, från ”-----BEGIN” till ”-----END”, utan lösenfras',
  'dkim-key-weak': () => 'Nyckeln måste vara en RSA-nyckel på minst 2\u00a0048 bitar',
  'dkim-key-needed': () => 'En privat nyckel krävs',
  'channel-not-set-up': () => 'Detta är inte inställt',
};
