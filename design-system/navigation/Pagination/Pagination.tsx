import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { useProps } from '../../internal/useProps.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { useControllable } from '../../internal/useControllable.ts';
import { Gap, List } from './Pagination.styles.ts';
import { getPageNumbers } from './getPageNumbers.ts';
import { getActiveElement } from '../../internal/roots.ts';

export type PaginationProps = {
  /** The accessible name, such as "Pages of jobs". */
  'aria-label': string;
  /** The current page, from 1 (controlled). */
  page?: number;
  /**
   * The initial page (uncontrolled).
   * @default 1
   */
  defaultPage?: number;
  /** The number of pages; nothing is rendered for one or none. */
  pageCount: number;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
} & (
  | {
      /** Returns the URL of a page: each page is a link. */
      getHref: (page: number) => string;
      onPageChange?: never;
    }
  | {
      /** Called with the chosen page, for a list without URLs: each page is a button. */
      onPageChange?: (page: number) => void;
      getHref?: never;
    }
);

const ellipsis = '…';

type PageControlProps = {
  to: number;
  /** The accessible name. */
  name: string;
  isCurrent?: boolean;
  isDisabled?: boolean;
  getHref: ((page: number) => string) | undefined;
  onChoose: (page: number) => void;
  children: ReactNode;
};

function PageControl({ to, name, isCurrent, getHref, onChoose, ...props }: PageControlProps) {
  const shared = {
    ...props,
    variant: isCurrent ? 'solid' : 'ghost',
    size: 'sm',
    'aria-label': name,
    'aria-current': isCurrent ? 'page' : undefined,
  } as const;
  if (getHref) {
    return (
      <ButtonLink
        {...shared}
        href={getHref(to)}
        // With one of these keys, the browser opens the page in another tab or window.
        onPress={({ ctrlKey, metaKey, shiftKey }) => {
          if (!ctrlKey && !metaKey && !shiftKey) onChoose(to);
        }}
      />
    );
  }
  return <Button {...shared} onPress={() => onChoose(to)} />;
}

/** Renders numbered links, or buttons, to the pages of a list. */
export function Pagination(given: PaginationProps) {
  const {
    'aria-label': label,
    page: pageControlled,
    defaultPage = 1,
    pageCount,
    getHref,
    onPageChange,
    ...props
  } = useProps('Pagination', given);
  const { formatMessage, formatNumber } = useIntl();
  const [page, setPage] = useControllable(pageControlled, defaultPage, onPageChange);
  // The rows divided by the rows of a page.
  const pages = Math.ceil(pageCount);
  const list = useRef<HTMLUListElement>(null);
  const isChosenHere = useRef(false);
  useEffect(() => {
    if (!isChosenHere.current) return;
    isChosenHere.current = false;
    // On the last page, “next” is disabled by its own press and loses focus; as a link, it is replaced.
    const activeElement = getActiveElement(list.current);
    if (activeElement?.matches('body, [data-disabled]'))
      list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [page]);
  if (!(pages > 1)) return null;
  const actions = {
    getHref,
    onChoose: (chosen: number) => {
      isChosenHere.current = chosen !== page;
      setPage(chosen);
    },
  };
  const renderArrow = (to: number, name: string, icon: typeof ChevronLeft) => (
    <li>
      <PageControl {...actions} to={to} name={name} isDisabled={to < 1 || to > pages}>
        <Icon as={icon} size={18} isDirectional />
      </PageControl>
    </li>
  );
  return (
    <nav {...props} aria-label={label}>
      <List data-part="pagination-list" ref={list}>
        {renderArrow(
          page - 1,
          formatMessage({ id: 'ds.pagination.previous', defaultMessage: 'Previous page' }),
          ChevronLeft,
        )}
        {getPageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <Gap data-part="gap" key={`gap-${index}`}>
              {ellipsis}
            </Gap>
          ) : (
            <li key={number}>
              <PageControl
                {...actions}
                to={number}
                isCurrent={number === page}
                name={formatMessage(
                  { id: 'ds.pagination.page', defaultMessage: 'Page {number}' },
                  { number: formatNumber(number) },
                )}
              >
                {formatNumber(number)}
              </PageControl>
            </li>
          ),
        )}
        {renderArrow(
          page + 1,
          formatMessage({ id: 'ds.pagination.next', defaultMessage: 'Next page' }),
          ChevronRight,
        )}
      </List>
    </nav>
  );
}
