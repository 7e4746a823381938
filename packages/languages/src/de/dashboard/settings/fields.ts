export const tagline = 'Leitsatz';
export const timeZone = 'Zeitzone';
export const timeZoneHint = 'Zitate und Heilige Tage wechseln dort um Mitternacht.';
export const place = 'Ort';
export const language = 'Sprache';
export const languageHint =
  'Sprache der öffentlichen Seiten unter ihren eigenen Adressen; Links am Ende jeder Seite führen zu den anderen Sprachen. Auch Sprache der Verwaltung für alle, die unter „Mein Konto“ keine andere gewählt haben.';
export const contact = 'Kontakt';
export const contactHint =
  'Wer hinter dieser Website steht und wie man Sie erreicht: Manche Länder verlangen das. Es steht, wie Sie es schreiben, unter /contact, worauf jede Seite verweist; solange es leer ist, gibt es keine solche Seite. Bis zu 2.000 Zeichen.';
export const addHolyDays = 'Heilige Tage der kommenden Jahre automatisch hinzufügen';
export const addHolyDaysHint =
  'Die dieses Badíʻ-Jahres und der nächsten zwei sind dann immer da. Was Sie löschen oder ändern, bleibt so.';
export const comingHolyDays = 'Heilige Tage der kommenden Jahre';
export const listed = 'Suchmaschinen dürfen diese Website aufnehmen';
export const listedHint = 'Sonst bitten ihre Seiten die Suchmaschinen, sie auszulassen.';
export const foundBySearch = 'Von Suchmaschinen auffindbar';
export const features = 'Funktionen';
