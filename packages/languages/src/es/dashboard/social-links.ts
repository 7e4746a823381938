import type { SentenceParts } from '../../sentence-parts.ts';

export const deleted = '¡El enlace se eliminó correctamente!';
export const platform = 'Plataforma';
export const platformHint =
  'Las plataformas que no se sugieren se guardan, pero no se muestran en la página de inicio.';
export const url = 'URL';
export const displayOrder = 'Orden';
export const addLink = 'Añadir enlace';
export const editSocialLink = 'Editar el enlace';
export const addSocialLink = 'Añadir un enlace a redes sociales';
export const adding = 'Añadiendo…';
export const title = 'Redes sociales';
export const loadError = 'No se pudieron cargar los enlaces a las redes sociales.';
export const loading = 'Cargando…';
export const none = 'Aún no hay enlaces a redes sociales';
export const addFirst =
  'Añada el primero con el formulario de arriba: la página de inicio lo muestra bajo «Manténgase en contacto».';
export const order = 'Orden';
export const notShown = 'no se muestra en la página de inicio';
export const deleteLink = (platform: string) => `Eliminar ${platform}`;
export const editLink = (platform: string) => `Editar ${platform}`;
export const deleteFailed = 'No se pudo eliminar el enlace';
export const added = '¡El enlace se añadió correctamente!';
export const updated = '¡El enlace se actualizó correctamente!';
export const addFailed = 'No se pudo añadir el enlace';
export const updateFailed = 'No se pudo actualizar el enlace';
export const deleteQuestion = <Part>(platform: Part): SentenceParts<Part> => [
  'Se eliminará el enlace a ',
  platform,
  '. Esta acción no se puede deshacer.',
];
