export const offTitle = 'Bijeenkomsten staan uit';
export const onTitle = 'Bijeenkomsten staan aan';
export const about =
  'Vrijwilligers kondigen op een eigen tabblad aan wat de gemeenschap samen doet. Zolang bijeenkomsten uit staan, is er geen pagina voor; wat vrijwilligers hebben ingevoerd, blijft bewaard.';
export const where = 'Wat waar te zien is';
export const whereText =
  'Wat voor iedereen is, staat op de startpagina, op /gatherings en in agenda’s waarop men zich abonneert. Wat alleen is voor wie de link heeft, is uitsluitend via die link te vinden.';
export const storedText =
  'Wat vrijwilligers invoeren: soorten, titels, plaatsen, tijden en programma’s. Van mensen alleen wie er komt, als een bijeenkomst dat vraagt, en wie er leest, als het programma dat vermeldt: namen versleuteld, tot 14 dagen na de dag.';
export const who = 'Wie het ziet';
export const whoText =
  'Wat voor iedereen is, ziet iedereen, ook zoekmachines en andere sites; wie een link heeft, ziet wat erachter staat; vrijwilligers zien alles.';
export const switchOn = 'Bijeenkomsten inschakelen';
export const switchOff = 'Bijeenkomsten uitschakelen';
export const switchedOn = 'Bijeenkomsten staan aan.';
export const switchedOff = 'Bijeenkomsten staan uit.';
export const notSwitched = 'Bijeenkomsten konden niet worden omgeschakeld';
export const offQuestion =
  'Pagina’s, links en geabonneerde agenda’s van bijeenkomsten leiden dan nergens meer heen. Wat is ingevoerd, blijft bewaard.';
export const stored = 'Wat er wordt bewaard';
export const switching = 'Bezig met omschakelen…';
