export const sending = {
  'sealing-key-not-there': () =>
    'To pašlaik nevar saglabāt: nav atslēgas, kas to sargā no izlasīšanas. Pasakiet to tam, kas rūpējas par vietni.',
  'sealing-key-not-kept': () =>
    'Nekas netika saglabāts: vietne nevarēja ierakstīt tam vajadzīgo atslēgu savā mapē (DATA_DIR). Pasakiet to tam, kas rūpējas par serveri.',

  'target-is-local': () =>
    'Šī ir šī datora vai tā tīkla adrese. Caur šo datoru, kā localhost, drīkst iet tikai e-pasts, ja vien uzturētājs nav iestatījis ALLOW_LOCAL_TARGETS',
  'target-needs-https': () => 'Adresei jāsākas ar https://',
  'mail-needs-tls': () =>
    'Bez šifrēšanas var izmantot tikai e-pasta serveri šajā datorā (localhost)',
  'dkim-key-unreadable': () =>
    'Šī nav privātā atslēga. Ielīmējiet to visu, no „-----BEGIN” līdz „-----END”, bez paroles',
  'dkim-key-weak': () => 'Atslēgai jābūt vismaz 2048 bitu RSA atslēgai',
  'dkim-key-needed': () => 'Vajadzīga privātā atslēga',
  'channel-not-set-up': () => 'Tas nav iestatīts',
};
