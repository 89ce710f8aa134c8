export { forgetNotices } from '@byline/design-system';
