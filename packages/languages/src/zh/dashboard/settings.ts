import type { SentenceParts } from '../../sentence-parts.ts';
import { number } from '../words.ts';

export const noPlace = '尚未设置地点。设置后，首页会显示当地何时日落，即巴迪历的下一天何时开始。';
export const aboutPlace =
  '名称会公开显示；坐标除了用于此表单，绝不会离开服务器。坐标只保留到十分之一度，约11公里，因为地点可能是某人的家。';
export const clearPlace = '清除地点';
export const sunsetUnsaved =
  '日落时间将采用100公里以内距这些坐标最近的所列城镇；若没有，则采用坐标所在整度方格的中心。保存后，此处会显示所用地点。';
export const sunsetOfTown = (name: string, country: string) =>
  `首页的日落时间采用${name}（${country}）：它是距这些坐标最近的所列城镇，因此没有人能由此推算出坐标。`;
export const sunsetOfDegree =
  '100公里以内没有所列城镇。首页的日落时间采用坐标所在整度方格的中心，因此没有人能由此推算出坐标。';
export const latitude = '纬度';
export const longitude = '经度';
export const saved = '设置已保存！';
export const community = '社团';
export const placeAndDay = '地点与日期';
export const site = '网站';
export const stateTitle = '备份与状态';
export const stateLoadError = '无法加载网站状态。请重试。';
export const loadingState = '正在加载状态';
export const postgresql = 'PostgreSQL';
export const onTheServer = '在服务器上';
export const downloaded = '已在此下载';
export const noBackup = '尚无备份';
export const downloading = '正在下载……';
export const downloadBackup = '下载备份';
export const todayThere = (day: string, time: string) =>
  `语录和圣日在该时区的午夜更换。那里今天是${day}，现在是${time}。`;
export const opensInNewTab = '（在新标签页中打开）';
export const townChosen = (name: string, country: string) =>
  `${name}（${country}）：已填入地点和时区。`;
export const findTown = '查找城镇';
export const townsFailed = '无法查找城镇。请重试。';
export const noTown = '没有这个名称的城镇。请输入附近较大的城镇；其名称可在下面更改。';
export const searching = '正在查找';
export const townsFound = (count: number) => `找到${number(count)}个城镇`;
export const towns = '城镇';
export const saveFailed = '无法保存设置';
export const backupDownloaded = '备份已保存到您的下载文件夹。';
export const backupFailed = '无法下载备份。';
export const downloadError = '下载出错';
export const credit = <Part>(geoNames: Part): SentenceParts<Part> => [
  '填入地点及其时区。人口15,000以上的城镇，数据来自 ',
  geoNames,
  '（CC BY 4.0）。',
];
export const lastBackup = '上次备份';
export const backupAt = <Part>(at: Part, where: string): SentenceParts<Part> => [at, `，${where}`];
export const database = '数据库';
export const embedded = '内置';
export const databaseIs = (size: string, kind: string) => `${size}，${kind}`;
export const freeDisk = '剩余磁盘空间';
export const version = '版本';
export const aboutBackups = <Part>(command: Part): SentenceParts<Part> => [
  '备份是一个包含全部内容的文件，也包括姓名和密码的散列值：请存放在其他人无法接触到的地方，不要放在服务器上。服务器的维护者可用以下命令恢复备份：',
  command,
  '。',
];
