// A chunk of its own: the notices' code is not part of the first page.
export { clearNotices } from '@byline/design-system';
