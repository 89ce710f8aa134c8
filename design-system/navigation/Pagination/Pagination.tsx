import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Gap, List } from './Pagination.styles.ts';
import { getPageNumbers } from './getPageNumbers.ts';

export type PaginationProps = {
  /** The accessible name, such as "Pages of jobs". */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** The number of pages; nothing is rendered for one or none. */
  pages: number;
  /** Returns the URL of a page. */
  getHref: (page: number) => string;
  id?: string;
  ref?: Ref<HTMLElement>;
};

const ellipsis = '…';

/** Renders numbered links to the pages of a list. */
export function Pagination({ label, page, pages, getHref, ...props }: PaginationProps) {
  const { formatMessage, formatNumber } = useIntl();
  if (pages <= 1) return null;
  const previous = formatMessage({ id: 'ds.pagination.previous', defaultMessage: 'Previous page' });
  const next = formatMessage({ id: 'ds.pagination.next', defaultMessage: 'Next page' });
  const step = (target: number, name: string, icon: typeof ChevronLeft) => (
    <li>
      <ButtonLink
        href={getHref(target)}
        variant="ghost"
        size="sm"
        aria-label={name}
        isDisabled={target < 1 || target > pages}
      >
        <Icon as={icon} size={18} isDirectional />
      </ButtonLink>
    </li>
  );
  return (
    <nav {...props} aria-label={label}>
      <List>
        {step(page - 1, previous, ChevronLeft)}
        {getPageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <Gap key={`gap-${index}`}>{ellipsis}</Gap>
          ) : (
            <li key={number}>
              <ButtonLink
                href={getHref(number)}
                variant={number === page ? 'solid' : 'ghost'}
                size="sm"
                aria-current={number === page ? 'page' : undefined}
                aria-label={formatMessage(
                  { id: 'ds.pagination.page', defaultMessage: 'Page {number}' },
                  { number: formatNumber(number) },
                )}
              >
                {formatNumber(number)}
              </ButtonLink>
            </li>
          ),
        )}
        {step(page + 1, next, ChevronRight)}
      </List>
    </nav>
  );
}
