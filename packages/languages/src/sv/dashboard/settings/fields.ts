export const tagline = 'Motto';
export const timeZone = 'Tidszon';
export const timeZoneHint = 'Citat och heliga dagar byts vid midnatt där.';
export const place = 'Plats';
export const language = 'Språk';
export const languageHint =
  'För de offentliga sidorna på deras egna adresser; länkar längst ner på varje sida leder till de andra språken. Det är också administrationens språk för den som inte har valt ett annat i ”Mitt konto”.';
export const contact = 'Kontakt';
export const contactHint =
  'Vem som står bakom webbplatsen och hur man når er: en del länder kräver det. Visas som det står på /contact, dit varje sida länkar; så länge fältet är tomt finns ingen sådan sida. Högst 2\u00a0000 tecken.';
export const addHolyDays = 'Lägg till kommande års heliga dagar automatiskt';
export const addHolyDaysHint =
  'De för detta Badíʻ-år och de två följande finns då alltid. Det som du tar bort eller ändrar förblir så.';
export const comingHolyDays = 'Kommande års heliga dagar';
export const listed = 'Låt sökmotorer visa den här webbplatsen';
export const listedHint = 'Annars ber dess sidor sökmotorer att utelämna dem.';
export const foundBySearch = 'Visas av sökmotorer';
export const features = 'Funktioner';
