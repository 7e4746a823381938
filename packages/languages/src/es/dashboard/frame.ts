export const quotes = 'Citas';
export const socialLinks = 'Redes sociales';
export const badiCalendar = 'Calendario badíʻ';
export const holyDays = 'Días Sagrados';
export const users = 'Usuarios';
export const title = 'Panel de administración';
export const dashboard = 'Panel';
export const settings = 'Ajustes';
export const myAccount = 'Mi cuenta';
export const viewSite = 'Ver el sitio';
export const logout = 'Cerrar sesión';
export const sessionFailed = 'No se pudo consultar su sesión';
export const checking = 'Comprobando la sesión…';
export const needsScript = 'Active JavaScript para usar el panel de administración.';
export const loadingYourAccount = 'Cargando su cuenta';
export const accountFailed =
  'No se pudo cargar su cuenta. Compruebe su conexión e inténtelo de nuevo.';
export const partFailed = 'No se pudo mostrar esta parte. Inténtelo de nuevo.';
export const version = (version: string) => `Versión ${version}`;
export const loginRequired = 'Es necesario iniciar sesión';
export const pleaseLogIn = 'Inicie sesión para entrar en el panel de administración';
export const general = 'General';
export const letters = 'Cartas';
export const notifications = 'Notificaciones';
export const sending = 'Envío';
export const loadingSettings = 'Cargando los ajustes';
export const settingsFailed =
  'No se pudieron cargar los ajustes. Compruebe su conexión e inténtelo de nuevo.';
export const settingsLoadError = 'No se pudieron cargar los ajustes. Inténtelo de nuevo.';
export const loadingChanges = 'Cargando los cambios recientes';
export const changesFailed =
  'No se pudieron cargar los cambios recientes. Compruebe su conexión e inténtelo de nuevo.';
export const gatherings = 'Encuentros';
export const loadingUsers = 'Cargando los usuarios';
export const loadingGatherings = 'Cargando los encuentros';
export const attentionFailed = 'No se pudo cargar lo que requiere su atención.';
export const year = 'Año';
export const yearFailed = 'No se pudo cargar el año. Compruebe su conexión e inténtelo de nuevo.';
