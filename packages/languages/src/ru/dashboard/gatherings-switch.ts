export const offTitle = 'Встречи выключены';
export const onTitle = 'Встречи включены';
export const about =
  'Волонтёры объявляют на отдельной вкладке, что община делает вместе. Пока встречи выключены, страницы для них нет; введённое волонтёрами сохраняется.';
export const where = 'Что и где видно';
export const whereText =
  'То, что для всех, видно на главной странице, на /gatherings и в календарях по подписке. То, что по ссылке, видно только по этой ссылке.';
export const storedText =
  'То, что вводят волонтёры: виды, названия, места и время. О посетителях — ничего.';
export const who = 'Кто это видит';
export const whoText =
  'То, что для всех, видят все, включая поисковые системы и другие сайты; у кого есть ссылка, видит то, что за ней; волонтёры видят всё.';
export const switchOn = 'Включить встречи';
export const switchOff = 'Выключить встречи';
export const switchedOn = 'Встречи включены.';
export const switchedOff = 'Встречи выключены.';
export const notSwitched = 'Не удалось переключить встречи';
export const offQuestion =
  'Страницы, ссылки и календари встреч больше никуда не будут вести. Введённое сохраняется.';
export const stored = 'Что хранится';
export const switching = 'Переключается…';
