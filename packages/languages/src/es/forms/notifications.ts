import type { NotificationTexts } from '../../texts.ts';

export const notifications: NotificationTexts = {
  title: 'Notificaciones',
  description: (siteName) => `La cita del día y recordatorios de ${siteName}, en este dispositivo.`,
  intro:
    'La cita del día y los recordatorios aparecen en este dispositivo, sin cuenta y sin dirección. Puede ponerles fin aquí en cualquier momento.',
  withoutScript: 'Esta página necesita JavaScript, que aquí está desactivado.',

  cannot: {
    insecure:
      'Las notificaciones llegan solo por una conexión segura. Abra este sitio en su dirección con https.',
    install:
      'En un iPhone o iPad, ponga primero este sitio en la pantalla de inicio: pulse Compartir y luego «Agregar a inicio». Ábralo desde allí y vuelva a esta página.',
    unsupported:
      'Este navegador no puede mostrar aquí notificaciones de sitios web. Pruebe con otro navegador o salga de la navegación privada.',
    denied:
      'Este navegador no permite que este sitio muestre notificaciones. Permítalas en los ajustes del navegador para este sitio y vuelva a cargar esta página.',
  },

  form: {
    language: 'Idioma de las notificaciones',
    discreet: 'Discretas',
    aboutDiscreet:
      'La pantalla bloqueada dice solo que hay algo nuevo: ninguna cita, ningún nombre, ninguna palabra religiosa.',
    turnOn: 'Activar las notificaciones',
    save: 'Guardar',
    end: 'Poner fin a las notificaciones',
    stored:
      'Se guardan la dirección en la que su navegador recibe mensajes, cifrada, su idioma y lo que ha elegido, hasta que ponga fin a las notificaciones. El fabricante de su navegador se entera de que este navegador recibe mensajes de este sitio, y cuándo; no puede leerlos.',
  },

  said: {
    on: 'Las notificaciones están activadas.',
    saved: 'Su elección está guardada.',
    ended: 'Las notificaciones han terminado y lo guardado se ha borrado.',
  },

  wrong: {
    notAllowed: 'No se permitió al navegador mostrar notificaciones. No se guardó nada.',
    failed: 'No funcionó. Inténtelo de nuevo más tarde.',
  },

  privacy: {
    whatText:
      'La dirección que el servicio de notificaciones de su navegador ha creado para este sitio, las claves que cifran los mensajes para su navegador, su idioma, lo que ha elegido y cuándo. La dirección y las claves están cifradas con una clave que no está en la base de datos, y las copias de seguridad tampoco la tienen.',
    whyText: 'Para enviarle las notificaciones que ha pedido, y para nada más.',
    howLongText:
      'Hasta que usted o su navegador ponga fin a las notificaciones. Durante un año después queda un código del que nadie puede leer la dirección: impide que una copia de seguridad antigua las reanude.',
    whoText:
      'El fabricante de su navegador, como Google, Mozilla, Apple o Microsoft: transporta los mensajes y se entera de que este navegador recibe mensajes de este sitio, y cuándo. Los mensajes están cifrados: no puede leerlos. A ningún voluntario se le muestra nada de ello.',
    endingText:
      'En la página sobre notificaciones, en el mismo navegador, o en los ajustes del navegador para este sitio.',
  },

  discreet: {
    title: 'Algo nuevo',
    body: 'Hay algo nuevo que leer.',
  },
};
