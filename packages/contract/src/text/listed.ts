export { listed } from '@bahai-friends/languages/en/listed';
