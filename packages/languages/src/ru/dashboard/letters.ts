import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const title = 'Письма по электронной почте';
export const offTitle = 'Письма выключены';
export const aboutOff =
  'Посетители могут получать по электронной почте цитату дня, обзор предстоящей недели и напоминания об особых днях. Пока письма выключены, страницы для этого нет и ничего не хранится.';
export const what = 'Что хранится';
export const whatText =
  'О каждом, кто подписался: адрес электронной почты, язык, выбранные письма и когда. Адрес зашифрован ключом, которого нет ни в базе данных, ни в резервных копиях.';
export const why = 'Зачем';
export const whyText = 'Чтобы присылать письма, о которых люди просили, и ни для чего другого.';
export const howLong = 'Как долго';
export const howLongText =
  'Пока человек не откажется от писем; без подтверждения — семь дней. Ещё год после отказа хранится код, по которому никто не прочтёт адрес: он не даёт старой резервной копии возобновить письма.';
export const who = 'Кто об этом узнаёт';
export const whoText =
  'Почтовая служба, которая доставляет письма. Ни одному добровольцу адреса не показываются, вам тоже: видно лишь, сколько их.';
export const needed = 'Что для этого нужно';
export const neededText =
  'Контакты в разделе «Общие», почтовый ящик в разделе «Отправка» и адрес сайта с https (PUBLIC_URL), который задаёт тот, кто обслуживает сервер.';
export const switchOn = 'Включить письма';
export const switchOff = 'Выключить письма';
export const switching = 'Переключается…';
export const onTitle = 'Письма включены';
export const aboutOn = <Part>(page: Part): SentenceParts<Part> => [
  'Посетители подписываются на странице ',
  page,
  '; ссылка на неё есть на каждой странице.',
];
export const opensInNewTab = '(откроется в новой вкладке)';
export const switchedOn = 'Письма включены. Теперь на них можно подписаться.';
export const switchedOff = 'Письма выключены.';
export const notSwitched = 'Не удалось включить письма';
export const notSwitchedOff = 'Не удалось выключить письма';
export const switchOffTitle = 'Выключить письма?';
export const aboutSwitchingOff =
  'Письма больше не отправляются, ожидающие отменяются. Ссылки в письмах действуют ещё 30 дней, затем все адреса удаляются. Если до этого снова включить письма, подписки продолжатся.';
export const about = 'Что хранится и кто об этом узнаёт';

export const subscribers = 'Подписки';
export const loading = 'Загружаются письма';
export const loadError = 'Не удалось загрузить письма. Попробуйте ещё раз.';
export const daily = 'Цитата дня';
export const weekly = 'Предстоящая неделя';
export const reminders = 'Напоминания';
export const people = (count: number) =>
  plural(count, {
    one: `${number(count)} человек`,
    few: `${number(count)} человека`,
    many: `${number(count)} человек`,
    other: `${number(count)} человека`,
  });
export const unconfirmed = 'Ещё не подтверждены';
export const nextAt = 'Следующие письма';
export const notNow = 'Сейчас ничего не отправляется';

export const note = 'Сообщение в еженедельном письме';
export const noteHint =
  'Оно войдёт в следующее еженедельное письмо так, как вы его напишете, на всех языках одинаково, а затем поле станет пустым. До 2\u00a0000 знаков.';
export const noteLeft = (count: number) =>
  plural(count, {
    one: `Остался ${number(count)} знак`,
    few: `Осталось ${number(count)} знака`,
    many: `Осталось ${number(count)} знаков`,
    other: `Осталось ${number(count)} знака`,
  });
export const noteTooLong = (count: number) =>
  plural(count, {
    one: `${number(count)} лишний знак`,
    few: `${number(count)} лишних знака`,
    many: `${number(count)} лишних знаков`,
    other: `${number(count)} лишнего знака`,
  });
export const saveNote = 'Сохранить сообщение';
export const savingNote = 'Сообщение сохраняется…';
export const noteSaved = 'Сообщение сохранено.';
export const noteSaveFailed = 'Не удалось сохранить сообщение';
export const noteChanged =
  'Тем временем кто-то другой изменил сообщение. То, что вы написали, осталось на месте; теперь сообщение такое:';
export const noteEmptied =
  'Сообщение теперь пустое: его отправили или кто-то его убрал. То, что вы написали, осталось на месте.';
export const loadNote = 'Взять новый текст';
export const keepTyped = 'Оставить мой текст';

export const preview = 'Предварительный просмотр';
export const aboutPreview =
  'Сегодняшнее письмо, каким его отправили бы, или образец, если сегодня сообщить не о чем. Ссылки для изменения и отказа здесь никуда не ведут.';
export const letter = 'Письмо';
export const language = 'Язык';
export const form = 'Вид';
export const asHtml = 'С оформлением';
export const asText = 'Простым текстом';
export const subject = 'Тема';
export const letterNamed = (subject: string) => `Письмо «${subject}»`;
export const loadingPreview = 'Загружается письмо';
export const previewFailed = 'Не удалось показать письмо. Попробуйте ещё раз.';
export const nothingToSay = 'В ближайшие недели сообщать не о чем, поэтому такого письма не будет.';

export const removeTitle = 'Прекратить чьи-то письма';
export const aboutRemoval =
  'Для тех, кто вас об этом просит. При этом не раскрывается, получает ли адрес письма, и нигде не записывается, чей он был.';
export const email = 'Адрес электронной почты';
export const remove = 'Прекратить письма на этот адрес';
export const removing = 'Прекращаются…';
export const done = 'Готово';
export const removed = 'Если на этот адрес приходили письма, они прекращены, а адрес удалён.';
export const removeFailed = 'Не удалось прекратить письма';
