/** What is wrong with what the site sends, and with the key that keeps its secrets. */
export const sending = {
  'sealing-key-not-there': () =>
    'This cannot be stored at the moment: the key that keeps it from being read is not there. Please tell whoever looks after the site.',
  'sealing-key-not-kept': () =>
    'Nothing was stored: the site could not write the key for it into its folder (DATA_DIR). Please tell whoever looks after the server.',
};
