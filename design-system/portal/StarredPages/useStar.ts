import { use } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { useNotices } from '../../feedback/Notices/notices.ts';
import { starredLimit } from './starredPage.ts';
import { StarredContext, useStarredPages } from './starredStore.ts';

/**
 * Returns whether a page is starred, and the label and the function of a menu item that changes it. For a button, use
 * `StarButton`. A function as title is called when the page is starred.
 */
export function useStar(href: string, title: string | (() => string)) {
  const { formatMessage } = useIntl();
  const { notify } = useNotices();
  const starred = use(StarredContext);
  const isStarred = useStarredPages().some((page) => page.href === href);
  const label = isStarred
    ? formatMessage({ id: 'ds.starred.unstar', defaultMessage: 'Unstar this page' })
    : formatMessage({ id: 'ds.starred.star', defaultMessage: 'Star this page' });
  const toggle = () => {
    if (isStarred) {
      starred.unstar(href);
      return;
    }
    const text = typeof title === 'string' ? title : title();
    // A page that is loading may have no title yet.
    if (starred.star({ href, title: text.trim() || href })) return;
    notify({
      tone: 'warning',
      text: formatMessage(
        {
          id: 'ds.starred.full',
          defaultMessage: 'You can star up to {limit, number} pages. Unstar one first.',
        },
        { limit: starredLimit },
      ),
    });
  };
  return { isStarred, label, toggle };
}
