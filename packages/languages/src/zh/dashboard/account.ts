import type { SentenceParts } from '../../sentence-parts.ts';
import { number } from '../words.ts';

export const passwordChanged = '您的密码已更改。您的其他登录会话已结束。';
export const changePassword = '更改密码';
export const changing = '正在更改……';
export const mySessions = '我的登录会话';
export const aboutSessions =
  '您在哪些设备上登录了。如果看到不认识的会话，请结束它，并更改您的密码。';
export const sessionsLoadError = '无法加载您的登录会话。请重试。';
export const loadingSessions = '正在加载登录会话';
export const endOthers = '结束所有其他会话';
export const device = '设备';
export const network = '网络';
export const lastUse = '上次使用';
export const unknownDevice = '未知设备';
export const deviceOn = (browser: string, system: string) => `${system} 上的 ${browser}`;
export const unknown = '未知';
export const thisSession = '当前会话';
export const end = '结束';
export const sessionEnded = '该会话已结束。';
export const sessionEndFailed = '无法结束该会话';
export const othersEnded = '您的所有其他会话已结束。';
export const othersEndFailed = '无法结束这些会话';
export const addAppTitle = '添加身份验证器应用';
export const aboutAddingApp =
  '请用身份验证器应用扫描此图，或在应用中输入密钥。然后在此输入应用显示的验证码。';
export const beginFailed = '无法开始。请重试。';
export const makingSecret = '正在生成密钥……';
export const addAppFailed = '无法添加该应用';
export const pictureFailed = '无法加载要扫描的图片。下面的密钥内容相同。';
export const secret = '密钥';
export const openApp = '在此设备上打开该应用';
export const appCode = '应用显示的验证码';
export const adding = '正在添加……';
export const add = '添加';
export const appAdded = '已添加身份验证器应用';
export const passkeyAdded = '已添加通行密钥';
export const codesMade = '已生成新的恢复代码';
export const removeAppTitle = '移除身份验证器应用';
export const aboutRemovingApp = '移除后，其验证码将不能再用于登录。';
export const removing = '正在移除……';
export const remove = '移除';
export const appRemoved = '已移除身份验证器应用';
export const makeCodesTitle = '生成新的恢复代码';
export const aboutMakingCodes = '您现有的恢复代码将失效。';
export const making = '正在生成……';
export const makeCodes = '生成新代码';
export const aboutPasskeys = '使用您某台设备上的指纹、面容或 PIN 码，或使用安全密钥。';
export const addPasskey = '添加通行密钥';
export const aboutApp = '手机上的一款应用，每30秒显示一个新的验证码。';
export const removeApp = '移除应用';
export const addApp = '添加应用';
export const fewCodes = '您的恢复代码所剩不多。请在需要之前生成新的。';
export const renamePasskeyNamed = (name: string) => `重命名：${name}`;
export const rename = '重命名';
export const removePasskeyNamed = (name: string) => `移除：${name}`;
export const addPasskeyTitle = '添加通行密钥';
export const aboutAddingPasskey = '浏览器会要求您提供指纹、面容、PIN 码或安全密钥。';
export const passkey = '通行密钥';
export const waiting = '请稍候……';
export const addPasskeyFailed = '无法添加通行密钥';
export const renamePasskey = '重命名通行密钥';
export const save = '保存';
export const removePasskey = '移除通行密钥';
export const passkeyRemoved = '已移除通行密钥';
export const nameHint = '方便您日后辨认。';
export const qrCode = '供身份验证器应用扫描的二维码';
export const codesCopied = '已复制恢复代码';
export const codesNotCopied = '无法复制恢复代码。请手动选中，或下载。';
export const codesFile = (siteName: string, text: string) =>
  `${siteName}的恢复代码\n每个代码只能使用一次。\n\n${text}`;
export const codesTitle = '您的恢复代码';
export const recoveryCodes = '恢复代码';
export const copy = '复制';
export const download = '下载';
export const print = '打印';
export const codesKept = '我已妥善保存';
export const secondFactor = '第二重验证';
export const aboutSecondFactor =
  '设置第二重验证后，即使有人得知您的密码，也无法以您的身份登录。已打开的会话不受影响。';
export const secondFactorLoadError = '无法加载您的第二重验证。请重试。';
export const loadingSecondFactor = '正在加载您的第二重验证';
export const hasPasskey = '此设备上已有您账号的通行密钥。';
export const noPasskeyHere = '在此网址无法创建通行密钥。';
export const noPasskeyMade = '未创建通行密钥。请重试。';
export const passkeysNeedAddress =
  '通行密钥要求网站有自己的 https 网址。网站的维护者可以设置 PUBLIC_URL。身份验证器应用在此也可使用。';
export const passkeysWorkAt = (passkeyOrigin: string) =>
  `通行密钥仅在 ${passkeyOrigin} 可用。请在那里打开管理后台来添加。`;
export const browserWithoutPasskeys = '此浏览器不支持通行密钥。身份验证器应用适用于所有浏览器。';
export const removeAppFailed = '无法移除身份验证器应用';
export const renamePasskeyFailed = '无法重命名通行密钥';
export const removePasskeyFailed = '无法移除通行密钥';
export const makeCodesFailed = '无法生成新的恢复代码';
export const passkeys = '通行密钥';
export const app = '身份验证器应用';
export const appAddedAt = <Part>(added: Part): SentenceParts<Part> => ['添加时间：', added];
export const passkeyDetails = <Part>(
  synced: boolean,
  added: Part,
  lastUsed: Part | null,
  host: string | null,
): SentenceParts<Part> => [
  `${synced ? '通行密钥，在您所有已同步的设备上' : '通行密钥，在一台设备上'}。添加时间：`,
  added,
  ...(lastUsed === null ? [] : ['，上次使用：', lastUsed]),
  host === null ? '。' : `。仅在 ${host} 可用。`,
];
export const removePasskeyQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  '将不能再用于登录。它可能仍留在您的设备上，您可以在设备上将其删除。',
];
export const codesLeft = (count: number) =>
  `还剩${number(count)}个代码，供以上方式全部丢失时使用。`;
export const aboutCodes = <Part>(siteName: Part): SentenceParts<Part> => [
  '如果您丢失了第二重验证，可用其中一个代码登录',
  siteName,
  '。每个代码只能使用一次。代码只在此时显示：请与重要文件一起妥善保存。',
];
export const endSession = (device: string, network: string) =>
  `结束会话：${device || '未知设备'}，${network}`;
export const language = '语言';
export const aboutLanguage = '您阅读管理后台时所用的语言。人们输入的内容保持原样。';
export const communityLanguage = (ownName: string) => `社团的语言（${ownName}）`;
export const languageFailed = '无法保存语言';
