import { useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { Link } from '../Link/Link.tsx';
import { List } from './Breadcrumbs.styles.ts';

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

/** The way from home to this page; it always begins with a link home. */
export function Breadcrumbs({ items, homeHref = '/', foldFrom = 5, ...props }: BreadcrumbsProps) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const trail = items.map(({ title }) => title).join('\n');
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const isFolded = items.length >= foldFrom && unfolded !== trail;
  const folded = isFolded ? items.slice(1, -keptAtEnd) : [];
  const label = formatMessage({ id: 'ds.breadcrumbs.label', defaultMessage: 'Breadcrumb' });
  const more = formatMessage({ id: 'ds.breadcrumbs.unfold', defaultMessage: 'Show all steps' });
  const home = formatMessage({ id: 'ds.breadcrumbs.home', defaultMessage: 'Home' });

  function unfold(): void {
    flushSync(() => setUnfolded(trail));
    // The button is gone; what it stood for begins at the third place, after home and the first crumb.
    list.current?.children[2]?.querySelector<HTMLElement>('a, span')?.focus();
  }

  return (
    <nav {...props} aria-label={label}>
      <List ref={list}>
        <li>
          <Link href={homeHref} variant="quiet">
            {home}
          </Link>
        </li>
        {items.map((item, index) => {
          if (isFolded && index === 1) {
            return (
              <li key="folded">
                <button type="button" aria-expanded={false} aria-label={more} onClick={unfold} />
              </li>
            );
          }
          if (folded.includes(item)) return null;
          const isLast = index === items.length - 1;
          return (
            <li key={index}>
              {item.href && !isLast ? (
                <Link href={item.href} variant="quiet">
                  {item.title}
                </Link>
              ) : (
                <span tabIndex={-1} aria-current={isLast ? 'page' : undefined}>
                  {item.title}
                </span>
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
}
