/** Problems of sending, and of the key that seals its secrets. */
export const sending = {
  'sealing-key-not-there': () =>
    'This cannot be stored at the moment: the key that keeps it from being read is not there. Please tell whoever looks after the site.',
  'sealing-key-not-kept': () =>
    'Nothing was stored: the site could not write the key for it into its folder (DATA_DIR). Please tell whoever looks after the server.',

  'target-is-local': () =>
    'This is an address of this machine or its network. Only mail may go through this machine, as localhost, unless the operator sets ALLOW_LOCAL_TARGETS',
  'target-needs-https': () => 'The address must begin with https://',
  'mail-needs-tls': () =>
    'Without encryption only a mail server on this machine (localhost) can be used',
  'dkim-key-unreadable': () =>
    'This is no private key. Please paste all of it, from “-----BEGIN” to “-----END”, without a passphrase',
  'dkim-key-weak': () => 'The key must be an RSA key of 2,048 bits or more',
  'dkim-key-needed': () => 'Private key is required',
  'channel-not-set-up': () => 'This is not set up',
};
