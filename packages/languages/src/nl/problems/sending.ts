export const sending = {
  'sealing-key-not-there': () =>
    'Dit kan nu niet worden opgeslagen: de sleutel die het tegen meelezen beschermt, is er niet. Laat het weten aan wie voor de website zorgt.',
  'sealing-key-not-kept': () =>
    'Er is niets opgeslagen: de website kon de sleutel daarvoor niet in haar map (DATA_DIR) schrijven. Laat het weten aan wie voor de server zorgt.',

  'target-is-local': () =>
    'Dit is een adres van deze computer of zijn netwerk. Alleen e-mail mag via deze computer gaan, als localhost, tenzij wie de server beheert ALLOW_LOCAL_TARGETS instelt',
  'target-needs-https': () => 'Het adres moet met https:// beginnen',
  'mail-needs-tls': () =>
    'Zonder versleuteling kan alleen een e-mailserver op deze computer (localhost) worden gebruikt',
  'dkim-key-unreadable': () =>
    'Dit is geen privésleutel. Plak hem helemaal, van ‘-----BEGIN’ tot ‘-----END’, zonder wachtwoord',
  'dkim-key-weak': () => 'De sleutel moet een RSA-sleutel van 2.048 bits of meer zijn',
  'dkim-key-needed': () => 'Een privésleutel is nodig',
  'channel-not-set-up': () => 'Dit is niet ingesteld',
};
