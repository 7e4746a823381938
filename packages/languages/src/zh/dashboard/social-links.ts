import type { SentenceParts } from '../../sentence-parts.ts';

export const deleted = '社交媒体链接已删除！';
export const platform = '平台';
export const platformHint = '不在建议之列的平台也会保存，但不显示在首页上。';
export const url = '网址';
export const displayOrder = '显示顺序';
export const addLink = '添加链接';
export const editSocialLink = '编辑社交媒体链接';
export const addSocialLink = '添加社交媒体链接';
export const adding = '正在添加……';
export const title = '社交媒体链接';
export const loadError = '无法加载社交媒体链接。';
export const loading = '正在加载……';
export const none = '尚未添加社交媒体链接';
export const addFirst = '请用上面的表单添加第一个链接：首页会将其显示在“与我们保持联系”之下。';
export const order = '顺序';
export const notShown = '不显示在首页上';
export const deleteLink = (platform: string) => `删除：${platform}`;
export const editLink = (platform: string) => `编辑：${platform}`;
export const deleteFailed = '无法删除社交媒体链接';
export const added = '社交媒体链接已添加！';
export const updated = '社交媒体链接已更新！';
export const addFailed = '无法添加社交媒体链接';
export const updateFailed = '无法更新社交媒体链接';
export const deleteQuestion = <Part>(platform: Part): SentenceParts<Part> => [
  '将删除此链接：',
  platform,
  '。此操作无法撤销。',
];
