export const tagline = '标语';
export const timeZone = '时区';
export const timeZoneHint = '语录和圣日在该时区的午夜更换。';
export const place = '地点';
export const language = '语言';
export const languageHint =
  '公开页面在其默认网址上使用的语言；每页末尾有链接通向其他语言。对于未在“我的账号”中另选语言的人，这也是管理后台的语言。';
export const contact = '联系方式';
export const contactHint =
  '本网站由谁负责，如何联系你们：有些国家要求提供这些信息。内容原样显示在 /contact 页面，每个页面都有链接通向那里；留空时没有该页面。最多2,000个字符。';
export const addHolyDays = '自动添加未来各年的圣日';
export const addHolyDaysHint =
  '本巴迪历年和之后两年的圣日将始终具备。您删除或更改过的圣日保持不变。';
export const comingHolyDays = '未来各年的圣日';
export const listed = '允许搜索引擎收录本网站';
export const listedHint = '否则，网站页面会请求搜索引擎不要收录。';
export const foundBySearch = '可被搜索引擎找到';
export const features = '功能';
