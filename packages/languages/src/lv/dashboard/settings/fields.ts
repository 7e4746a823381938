export const tagline = 'Sauklis';
export const timeZone = 'Laika josla';
export const timeZoneHint = 'Citāti un svētās dienas mainās tur pusnaktī.';
export const place = 'Vieta';
export const language = 'Valoda';
export const languageHint =
  'Publisko lapu valoda to galvenajās adresēs; saites katras lapas beigās ved uz pārējām valodām. Tā ir arī paneļa valoda tiem, kas sadaļā „Mans konts” nav izvēlējušies citu.';
export const contact = 'Saziņa';
export const contactHint =
  'Kas uztur šo vietni un kā ar jums sazināties: dažās valstīs tas ir obligāti. Tiek rādīts tā, kā uzrakstīts, lapā /contact, uz kuru ved saite no katras lapas; kamēr tas ir tukšs, šādas lapas nav. Līdz 2000 rakstzīmēm.';
export const addHolyDays = 'Automātiski pievienot nākamo gadu svētās dienas';
export const addHolyDaysHint =
  'Šī Badíʻ gada un divu nākamo gadu svētās dienas tad vienmēr ir pievienotas. Ko dzēšat vai maināt, tā arī paliek.';
export const comingHolyDays = 'Nākamo gadu svētās dienas';
export const listed = 'Ļaut meklētājiem iekļaut šo vietni';
export const listedHint = 'Citādi vietnes lapas lūdz meklētājus tās neiekļaut.';
export const foundBySearch = 'Iekļauta meklētājos';
export const features = 'Funkcijas';
