export const sending = {
  'sealing-key-not-there': () =>
    'Dit kan nu niet worden opgeslagen: de sleutel die het tegen meelezen beschermt, is er niet. Laat het weten aan wie voor de website zorgt.',
  'sealing-key-not-kept': () =>
    'Er is niets opgeslagen: de website kon de sleutel daarvoor niet in haar map (DATA_DIR) schrijven. Laat het weten aan wie voor de server zorgt.',
};
