import type { TellNews } from '../features/users/account-news.ts';

/** Of services of their own, whose news nobody hears. */
export const tellNobody: TellNews = async () => undefined;
