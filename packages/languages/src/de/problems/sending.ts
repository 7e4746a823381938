export const sending = {
  'sealing-key-not-there': () =>
    'Das lässt sich gerade nicht speichern: Der Schlüssel, der es vor fremden Augen schützt, ist nicht da. Bitte sagen Sie es denen, die sich um die Website kümmern.',
  'sealing-key-not-kept': () =>
    'Es wurde nichts gespeichert: Die Website konnte den Schlüssel dafür nicht in ihren Ordner (DATA_DIR) schreiben. Bitte sagen Sie es denen, die sich um den Server kümmern.',

  'target-is-local': () =>
    'Das ist eine Adresse dieses Rechners oder seines Netzes. Nur Mail darf über diesen Rechner gehen, als localhost, solange auf dem Server nicht ALLOW_LOCAL_TARGETS gesetzt ist',
  'target-needs-https': () => 'Die Adresse muss mit https:// beginnen',
  'mail-needs-tls': () =>
    'Ohne Verschlüsselung geht nur ein Mailserver auf diesem Rechner (localhost)',
  'dkim-key-unreadable': () =>
    'Das ist kein privater Schlüssel. Bitte fügen Sie ihn ganz ein, von „-----BEGIN“ bis „-----END“, ohne Passwort',
  'dkim-key-weak': () => 'Der Schlüssel muss ein RSA-Schlüssel von mindestens 2.048 Bit sein',
  'dkim-key-needed': () => 'Ein privater Schlüssel ist nötig',
  'channel-not-set-up': () => 'Das ist nicht eingerichtet',
};
