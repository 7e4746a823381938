export const title = '发布与网络钩子';
export const about =
  '每天在上面的时间，当日语录会自动发布到那里：全文并附出处；太长时则以图片发布。在该时间之后设置的，从第二天开始。';
export const postTo = (network: string) => `发布到 ${network}`;
export const chat = '频道或群组';
export const chatHint = '名称（例如 @friends）或编号。机器人必须是其管理员。';
export const token = '令牌';
export const telegramTokenHint = '与 Telegram 上 @BotFather 为您的机器人所显示的一致。';
export const mastodonTokenHint =
  '在 Mastodon 的“偏好设置”、“开发”中取得，权限为 read:accounts、write:media 和 write:statuses。';
export const tokenStored = '已存有令牌。要保留它，请将此栏留空。';
export const server = '服务器';
export const serverHint = '其地址，例如 https://social.example';
export const tokenOfOther = '所存的令牌属于另一台服务器，将被删除。请输入此服务器的令牌。';
export const language = '发布所用的语言';
export const communityLanguage = '社团的语言';
export const link = '附上当日页面的地址';
export const webhooks = '网络钩子';
export const aboutWebhooks =
  '您自己的程序会收到每天的语录；聚会开启期间，还会得知每个面向所有人的聚会的发布和变更。消息附有按“Standard Webhooks”生成的签名。';
export const address = '地址';
export const secret = '密钥';
export const secretHint = 'whsec_ 加上 24 至 64 字节的 base64。接收的程序用它核对签名。';
export const secretStored = '已存有密钥。要保留它，请将此栏留空。';
export const addWebhook = '添加网络钩子';
export const removeWebhook = (number: string) => `移除网络钩子 ${number}`;
export const webhookName = (number: string) => `网络钩子 ${number}`;
export const tryIt = '试一试';
export const trying = '正在尝试…';
export const aboutTrying = '试的是已保存的内容。不会发布任何东西。';
export const aboutTryingWebhook = '试的是已保存的内容。程序会收到一条测试消息。';
export const works = '可以使用';
export const doesNotWork = '无法使用';
export const notAnswered = '15 秒内没有回应。';
export const noAccount = '没有可以读取的令牌或密钥。';
export const tryFailed = '未能尝试';
