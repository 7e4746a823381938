import type { TellNews } from '../features/users/account-news.ts';

/** For services without mail: the news go to nobody. */
export const tellNobody: TellNews = async () => undefined;
