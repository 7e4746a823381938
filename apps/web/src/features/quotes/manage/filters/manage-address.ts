import {
  type AddressField,
  anyText,
  oneOf,
  useAddressState,
  wholeNumber,
} from '../../../../navigation/address-state.ts';
import { dayMessages } from '../../day-messages.ts';
import { LANGUAGE_IN_ADDRESS } from '../../language-choice.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './paginate.ts';
import { SCHEDULE_STATUSES } from './quote-filters.ts';

/** The place of Manage Quotes in the address: `#quotes/manage`. */
export const MANAGE_PLACE = 'quotes/manage';

export const MANAGE_VIEWS = ['list', 'year'] as const;
export type ManageView = (typeof MANAGE_VIEWS)[number];

const VIEW = { view: oneOf(MANAGE_VIEWS, 'list') };

/** The view of the quotes, which is kept in the address. */
export function useManageView(): [view: ManageView, show: (view: ManageView) => void] {
  const [{ view }, change] = useAddressState(MANAGE_PLACE, VIEW);
  return [view, (next) => change({ view: next })];
}

/** A civil day; empty for none. */
const DAY: AddressField<string> = {
  absent: '',
  read: (text) => (dayMessages(text).length === 0 ? text : undefined),
  write: String,
};

const PAGE_SIZE: AddressField<number> = {
  absent: DEFAULT_PAGE_SIZE,
  read: (text) => PAGE_SIZES.find((size) => String(size) === text),
  write: String,
};

/** The most UTF-16 units of a search in the address; no useful search is longer. */
const SEARCH_MAX = 10_000;

const LIST = {
  status: oneOf(['all', ...SCHEDULE_STATUSES] as const, 'all'),
  from: DAY,
  to: DAY,
  q: anyText(SEARCH_MAX),
  upload: wholeNumber(1, Number.MAX_SAFE_INTEGER, undefined),
  without: LANGUAGE_IN_ADDRESS,
  page: wholeNumber(1, Number.MAX_SAFE_INTEGER, 1),
  size: PAGE_SIZE,
};

/** Filters, page and page size of the list, which are kept in the address. */
export const useListAddress = () => useAddressState(MANAGE_PLACE, LIST);
