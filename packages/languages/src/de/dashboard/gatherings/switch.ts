export const offTitle = 'Zusammenkünfte sind aus';
export const onTitle = 'Zusammenkünfte sind an';
export const about =
  'Ehrenamtliche kündigen in einem eigenen Bereich an, was die Gemeinde gemeinsam tut. Solange Zusammenkünfte aus sind, gibt es keine Seite dafür; was Ehrenamtliche eingetragen haben, bleibt erhalten.';
export const where = 'Was wo gezeigt wird';
export const whereText =
  'Was für alle ist, steht auf der Startseite, unter /gatherings und in abonnierten Kalendern. Was nur für alle mit dem Link ist, findet man allein über diesen Link.';
export const storedText =
  'Was Ehrenamtliche eintragen: Arten, Titel, Orte, Zeiten und Programme. Von Menschen nur, wer kommt, wo eine Zusammenkunft danach fragt, und wer liest, wo es im Programm steht: Namen verschlüsselt, bis 14 Tage nach dem Tag.';
export const who = 'Wer es sieht';
export const whoText =
  'Was für alle ist, sehen alle, auch Suchmaschinen und andere Websites; wer einen Link hat, sieht, was dahinter ist; Ehrenamtliche sehen alles.';
export const switchOn = 'Zusammenkünfte einschalten';
export const switchOff = 'Zusammenkünfte ausschalten';
export const switchedOn = 'Zusammenkünfte sind an.';
export const switchedOff = 'Zusammenkünfte sind aus.';
export const notSwitched = 'Zusammenkünfte konnten nicht umgeschaltet werden';
export const offQuestion =
  'Seiten, Links und abonnierte Kalender der Zusammenkünfte führen dann nirgends mehr hin. Was eingetragen wurde, bleibt erhalten.';
export const stored = 'Was gespeichert wird';
export const switching = 'Wird umgeschaltet …';
