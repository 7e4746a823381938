export const offTitle = '通知已关闭';
export const onTitle = '通知已开启';
export const about =
  '访客可以在 /notifications 选择让每日语录和特殊日子的提醒显示在手机和电脑上。通知关闭期间，没有相应的页面，也不保存任何内容。';
export const whatText =
  '每个浏览器的推送服务为本站生成的地址、其密钥、语言、所作选择以及时间。地址和密钥用一把密钥加密，该密钥既不在数据库中，也不在备份中。';
export const whyText = '只为发送人们要求的通知，别无他用。';
export const howLongText =
  '直到本人或浏览器结束通知。结束后的一年内保留一个无人能从中读出地址的代码：它使旧备份不会重新开始发送通知。';
export const whoText =
  '浏览器厂商，例如 Google、Mozilla、Apple 或 Microsoft：他们会知道某个浏览器接收本站的消息以及时间，但无法读取内容。这些信息不向任何志愿者显示。';
export const neededText =
  '“常规”中的联系方式、网站的 https 地址（PUBLIC_URL）以及无网络时的页面（OFFLINE_PAGES），后两者由服务器的维护者设置。';
export const switchOn = '开启通知';
export const switchOff = '关闭通知';
export const switchedOn = '通知已开启。访客可在 /notifications 选择。';
export const switchedOff = '通知已关闭。';
export const notSwitched = '无法切换通知';
export const offQuestion =
  '将不再发送通知，等待中的通知会被放弃。所存的浏览器信息会在30 天后删除。如果您在此之前重新开启通知，它们会继续。';
