export const offTitle = 'Sammankomster är avstängda';
export const onTitle = 'Sammankomster är på';
export const about =
  'Volontärer berättar på en egen flik vad samhället gör tillsammans. Så länge sammankomster är avstängda finns ingen sida för dem; det som volontärer har skrivit in finns kvar.';
export const where = 'Vad som visas var';
export const whereText =
  'Det som är för alla finns på startsidan, på /gatherings och i kalendrar som man prenumererar på. Det som bara är för den som har länken hittar man enbart genom den länken.';
export const storedText =
  'Det som volontärer skriver in: slag, titlar, platser, tider och program. Om människor bara vilka som kommer, där en sammankomst frågar, och vem som läser, där programmet anger det: namn krypterade, till 14 dagar efter dagen.';
export const who = 'Vem som ser det';
export const whoText =
  'Det som är för alla ser alla, också sökmotorer och andra webbplatser; den som har en länk ser det som finns bakom den; volontärer ser allt.';
export const switchOn = 'Slå på sammankomster';
export const switchOff = 'Stäng av sammankomster';
export const switchedOn = 'Sammankomster är på.';
export const switchedOff = 'Sammankomster är avstängda.';
export const notSwitched = 'Sammankomster kunde inte ändras';
export const offQuestion =
  'Sidor, länkar och kalendrar för sammankomster leder sedan ingenstans. Det som har skrivits in finns kvar.';
export const stored = 'Vad som sparas';
export const switching = 'Ändrar …';
