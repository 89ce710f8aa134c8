import { ChevronRight, Ellipsis, House } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { Icon } from '../../data/Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Crumb, List, Unfold } from './Breadcrumbs.styles.ts';

/** One step of a trail; the last one of a trail is where the reader is, and has no `href`. */
export type BreadcrumbItem = { title: string; href?: string };

export type BreadcrumbsProps = {
  /** The crumbs after home, the active one last. */
  items: readonly BreadcrumbItem[];
  /**
   * Where home is.
   * @default '/'
   */
  homeHref?: string;
  /**
   * From how many crumbs on, home apart, those in the middle are folded away behind a button.
   * @default 5
   */
  foldFrom?: number;
  id?: string;
  ref?: Ref<HTMLElement>;
};

/** How many crumbs stay at the end of a folded trail; one stays at its beginning. */
const keptAtEnd = 2;

const chevron = <Icon as={ChevronRight} size={14} isDirectional />;

/** The way from home to this page; it always begins with a link home. */
export function Breadcrumbs({ items, homeHref = '/', foldFrom = 5, ...props }: BreadcrumbsProps) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const trail = items.map(({ title }) => title).join('\n');
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const isFolded = items.length >= foldFrom && unfolded !== trail;
  const folded = isFolded ? items.slice(1, -keptAtEnd) : [];
  const label = formatMessage({ id: 'ds.breadcrumbs.label', defaultMessage: 'Breadcrumb' });
  const home = formatMessage({ id: 'ds.breadcrumbs.home', defaultMessage: 'Home' });

  function unfold(): void {
    flushSync(() => setUnfolded(trail));
    // The button is gone; what it stood for begins at the third place, after home and the first crumb.
    const crumb = list.current?.children[2];
    const target = crumb?.querySelector('a') ?? crumb?.querySelector('span');
    if (target instanceof HTMLSpanElement) target.tabIndex = -1;
    target?.focus();
  }

  return (
    <nav {...props} aria-label={label}>
      <List ref={list}>
        <Crumb>
          <Link href={homeHref} variant="quiet" aria-label={home}>
            <Icon as={House} size={16} />
          </Link>
        </Crumb>
        {items.map((item, index) => {
          if (isFolded && index === 1) {
            return (
              <Crumb key="folded">
                {chevron}
                <Unfold
                  type="button"
                  aria-expanded={false}
                  aria-label={formatMessage(
                    {
                      id: 'ds.breadcrumbs.unfold',
                      defaultMessage:
                        'Show {count, plural, one {# more step} other {# more steps}}',
                    },
                    { count: folded.length },
                  )}
                  onClick={unfold}
                >
                  <Icon as={Ellipsis} size={16} />
                </Unfold>
              </Crumb>
            );
          }
          if (folded.includes(item)) return null;
          const isLast = index === items.length - 1;
          return (
            <Crumb key={index}>
              {chevron}
              {item.href && !isLast ? (
                <Link href={item.href} variant="quiet">
                  {item.title}
                </Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{item.title}</span>
              )}
            </Crumb>
          );
        })}
      </List>
    </nav>
  );
}
