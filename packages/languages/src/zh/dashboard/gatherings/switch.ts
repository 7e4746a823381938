export const offTitle = '聚会已关闭';
export const onTitle = '聚会已开启';
export const about =
  '志愿者在单独的标签页中公布社团的共同活动。聚会关闭期间没有相应页面；志愿者输入的内容会保留。';
export const where = '何处显示什么';
export const whereText =
  '面向所有人的内容显示在首页、/gatherings 以及人们订阅的日历中。仅面向持有链接者的内容只能通过该链接找到。';
export const storedText =
  '志愿者输入的内容：类别、标题、地点、时间和程序。个人信息仅有：聚会询问时谁来，以及程序中写明时谁诵读；姓名已加密，直到当天之后 14 天。';
export const who = '谁能看到';
export const whoText =
  '面向所有人的内容人人可见，包括搜索引擎和其他网站；持有链接的人能看到该链接的内容；志愿者可见全部。';
export const switchOn = '开启聚会';
export const switchOff = '关闭聚会';
export const switchedOn = '聚会已开启。';
export const switchedOff = '聚会已关闭。';
export const notSwitched = '无法切换聚会';
export const offQuestion = '聚会的页面、链接和订阅日历将失效。已输入的内容会保留。';
export const stored = '保存什么';
export const switching = '正在切换……';
