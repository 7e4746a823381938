import { number } from '../words.ts';

interface FormField {
  readonly field: string;
}

export const requests = {
  malformed: ({ reason }: { readonly reason: string }) => reason,
  'not-an-object': () => 'El cuerpo de la petición debe ser un objeto JSON.',
  'not-json': () => 'El cuerpo de la petición no es JSON válido.',
  'no-body': () => 'El cuerpo de la petición está vacío.',
  'not-utf-8': () => 'El cuerpo de la petición no es UTF-8 válido.',
  'wrong-content-type': () => 'Esta llamada acepta otro tipo de contenido.',
  'wrong-origin': () => 'Esto solo puede hacerse desde una página de este sitio.',
  'page-out-of-date': () => 'La página está anticuada. Vuelva a cargarla e inténtelo de nuevo.',
  'request-too-large': () => 'La petición es demasiado grande.',
  'request-cut-off': () => 'La petición no llegó entera. Inténtelo de nuevo.',
  'too-many-changes': () => 'Demasiados cambios en un minuto. Espere un poco e inténtelo de nuevo.',
  'too-much-at-once': () =>
    'Se está enviando demasiado a la vez. Inténtelo de nuevo en un momento.',
  'changed-meanwhile': () => 'Esto ha cambiado mientras tanto. Cargue la versión más reciente.',
  'nothing-here': () => 'En esta dirección no hay nada.',
  'wrong-method': ({ methods }: { readonly methods: readonly string[] }) =>
    `Esta dirección solo acepta ${methods.join(', ')}.`,
  refused: ({ reason }: { readonly reason: string }) => reason,

  'not-http': () => 'La petición no es HTTP válido.',
  'headers-too-large': () => 'Las cabeceras de la petición son demasiado grandes.',
  'request-too-slow': () => 'La petición tardó demasiado en llegar.',
  'no-proxy': () => 'Esto no es un proxy.',
  'no-host': () => 'La petición no nombra ningún host.',
  'several-hosts': () => 'La petición nombra más de un host.',
  'host-names-no-site': () => 'La cabecera Host no nombra ningún sitio.',

  'metrics-need-token': () => 'Las métricas necesitan su token.',
  starting: () => 'El sitio está arrancando. Inténtelo de nuevo en un momento.',
  'database-unreachable': () =>
    'El sitio no puede acceder a su base de datos en este momento. Inténtelo de nuevo pronto.',
  'database-outdated': () => 'La base de datos no está actualizada.',
  busy: () => 'El sitio está ocupado en este momento. Inténtelo de nuevo pronto.',
  'disk-full': () =>
    'No se guardó nada: el disco del sitio está lleno. Avise a quien se ocupa del servidor.',
  'server-fault': () => 'Algo falló de nuestro lado. Inténtelo de nuevo.',

  'form-unreadable': () =>
    'No se puede leer el formulario: sus partes no están donde indica su tipo de contenido. Envíelo de nuevo.',
  'file-cut-off': () => 'El archivo no llegó entero. Inténtelo de nuevo.',
  'file-too-large': ({ megabytes }: { readonly megabytes: number }) =>
    `El archivo pasa de ${number(megabytes)} MB. Divídalo en varios archivos.`,
  'several-files': () => 'Envíe los archivos de uno en uno.',
  'other-form-fields': ({ field }: FormField) =>
    `El formulario acepta un archivo, en el campo «${field}», y ningún otro campo.`,
  'several-recipes': ({ field }: FormField) => `Envíe un solo «${field}» a la vez.`,
  'recipe-is-file': ({ field }: FormField) =>
    `El campo «${field}» debe contener texto, no un archivo.`,
  'recipe-too-long': (limit: FormField & { readonly megabytes: number }) =>
    `El campo «${limit.field}» pasa de ${number(limit.megabytes)} MB. Corrija algunas de las filas en el propio archivo.`,
};
