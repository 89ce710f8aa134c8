export { clearNotices } from '@byline/design-system';
