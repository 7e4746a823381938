export { formatNumber } from '@bahai-friends/languages/en/format-number';
