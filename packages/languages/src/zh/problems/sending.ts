export const sending = {
  'sealing-key-not-there': () =>
    '暂时无法保存此内容：用于防止他人读取的密钥不在。请告知网站的维护者。',
  'sealing-key-not-kept': () =>
    '没有保存任何内容：网站无法将其密钥写入自己的文件夹（DATA_DIR）。请告知服务器的维护者。',

  'target-is-local': () =>
    '这是本机或其网络的地址。只有邮件可以经由本机（写作 localhost）发送，除非维护者设置 ALLOW_LOCAL_TARGETS',
  'target-needs-https': () => '地址必须以 https:// 开头',
  'mail-needs-tls': () => '不加密时，只能使用本机上的邮件服务器（localhost）',
  'dkim-key-unreadable': () => '这不是私钥。请粘贴完整内容，从“-----BEGIN”到“-----END”，且不带密码',
  'dkim-key-weak': () => '密钥必须是2,048位以上的 RSA 密钥',
  'dkim-key-needed': () => '请填写私钥',
  'channel-not-set-up': () => '此项尚未设置',
};
