export { counted, plural } from '@bahai-friends/languages/en/plural';
