export const offTitle = 'Las notificaciones están desactivadas';
export const onTitle = 'Las notificaciones están activadas';
export const about =
  'Los visitantes pueden ver en sus teléfonos y otros dispositivos la cita del día y recordatorios de días especiales, en /notifications. Mientras las notificaciones estén desactivadas, no hay ninguna página para ello y no se guarda nada.';
export const whatText =
  'De cada navegador: la dirección que su servicio de notificaciones ha creado para este sitio, sus claves, el idioma, lo elegido y cuándo. La dirección y las claves están cifradas con una clave que no está ni en la base de datos ni en las copias de seguridad.';
export const whyText =
  'Para enviar las notificaciones que las personas han pedido, y para nada más.';
export const howLongText =
  'Hasta que la persona o el navegador les ponga fin. Durante un año después queda un código del que nadie puede deducir la dirección: impide que una copia de seguridad antigua reanude las notificaciones.';
export const whoText =
  'Los fabricantes de los navegadores, como Google, Mozilla, Apple o Microsoft: se enteran de que un navegador recibe mensajes de este sitio, y cuándo, pero no pueden leerlos. A ningún voluntario se le muestra nada de ello.';
export const neededText =
  'Un contacto en «General», una dirección del sitio con https (PUBLIC_URL) y páginas sin red (OFFLINE_PAGES); ambas cosas las define quien se ocupa del servidor.';
export const switchOn = 'Activar las notificaciones';
export const switchOff = 'Desactivar las notificaciones';
export const switchedOn =
  'Las notificaciones están activadas. Los visitantes las eligen en /notifications.';
export const switchedOff = 'Las notificaciones están desactivadas.';
export const notSwitched = 'No se pudieron cambiar las notificaciones';
export const offQuestion =
  'Ya no se envían notificaciones y las que esperan se descartan. Lo guardado de los navegadores se borra a los 30 días. Si las activa otra vez antes, continúan.';
