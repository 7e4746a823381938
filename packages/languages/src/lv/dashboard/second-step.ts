export const code = 'Kods no autentifikācijas lietotnes';
export const codeHint = 'Seši cipari, jauni ik pēc 30 sekundēm.';
export const recoveryCode = 'Atkopšanas kods';
export const recoveryCodeHint =
  'Viens no kodiem, kurus saglabājāt, pievienojot otro faktoru. Katrs der vienu reizi.';
export const about = 'Parole ir pareiza. Tagad apstipriniet, ka tas esat jūs.';
export const usePasskey = 'Izmantot piekļuves atslēgu';
export const or = 'vai';
export const useAnotherWay = 'Izmantot citu veidu';
export const useRecoveryCode = 'Izmantot atkopšanas kodu';
export const startAgain = 'Sākt no jauna';
export const loggingIn = 'Notiek pierakstīšanās…';
export const logIn = 'Pierakstīties';
export const loginFailed = 'Pierakstīties neizdevās';
export const noPasskeyUsed =
  'Piekļuves atslēga netika izmantota. Mēģiniet vēlreiz vai izmantojiet citu veidu.';
