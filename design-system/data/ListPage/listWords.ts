import { defineMessages } from '../../i18n/intl.ts';

/** The texts of lists. */
export const listWords = defineMessages({
  count: {
    id: 'ds.listPage.count',
    defaultMessage: '{count, plural, =0 {No results} one {# result} other {# results}}',
  },
  show: { id: 'ds.listPage.show', defaultMessage: 'Show results ({count, number})' },
  showAny: { id: 'ds.listPage.showAny', defaultMessage: 'Show results' },
  noMatches: { id: 'ds.listPage.noMatches', defaultMessage: 'No results match these filters' },
  page: { id: 'ds.listPage.page', defaultMessage: 'Page {page, number} of {pages, number}' },
  pages: { id: 'ds.listPage.pages', defaultMessage: 'Pages: {list}' },
  shown: { id: 'ds.listPage.shown', defaultMessage: '{shown, number} of {total, number} shown' },
  more: { id: 'ds.listPage.more', defaultMessage: 'Load more' },
});
