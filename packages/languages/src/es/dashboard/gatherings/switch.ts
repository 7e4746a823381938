export const offTitle = 'Los encuentros están desactivados';
export const onTitle = 'Los encuentros están activados';
export const about =
  'Los voluntarios anuncian en una pestaña propia lo que la comunidad hace en común. Mientras los encuentros están desactivados, no hay ninguna página para ellos; lo que los voluntarios han introducido se conserva.';
export const where = 'Qué se muestra y dónde';
export const whereText =
  'Lo que es para todas las personas está en la página de inicio, en /gatherings y en los calendarios a los que se suscriben. Lo que es solo para quienes tienen el enlace se encuentra únicamente a través de ese enlace.';
export const storedText =
  'Lo que introducen los voluntarios: tipos, títulos, lugares, horas y programas. De las personas, solo quién viene, cuando un encuentro lo pregunta, y quién lee, cuando lo dice el programa: nombres cifrados, hasta 14 días después del día.';
export const who = 'Quién lo ve';
export const whoText =
  'Lo que es para todas las personas lo ve cualquiera, también los buscadores y otros sitios; quien tiene un enlace ve lo que hay detrás; los voluntarios lo ven todo.';
export const switchOn = 'Activar los encuentros';
export const switchOff = 'Desactivar los encuentros';
export const switchedOn = 'Los encuentros están activados.';
export const switchedOff = 'Los encuentros están desactivados.';
export const notSwitched = 'No se pudieron cambiar los encuentros';
export const offQuestion =
  'Las páginas, los enlaces y los calendarios de los encuentros ya no llevarán a ninguna parte. Lo introducido se conserva.';
export const stored = 'Qué se guarda';
export const switching = 'Cambiando…';
