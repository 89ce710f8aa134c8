import { useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { Link } from '../../primitives/Link/Link.tsx';
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
  const label = formatMessage({ id: 'ds.breadcrumbs.label', defaultMessage: 'Breadcrumb' });
  const more = formatMessage({ id: 'ds.breadcrumbs.unfold', defaultMessage: 'Show all steps' });
  const home = formatMessage({ id: 'ds.breadcrumbs.home', defaultMessage: 'Home' });
  const steps: readonly BreadcrumbItem[] = [{ title: home, href: homeHref }, ...items];
  const last = items.length;

  function unfold(): void {
    flushSync(() => setUnfolded(trail));
    // The button is gone; what it stood for begins at the third place, after home and the first crumb.
    list.current?.children[2]?.querySelector<HTMLElement>('a, span')?.focus();
  }

  return (
    <nav {...props} aria-label={label}>
      <List ref={list}>
        {steps.map(({ title, href }, index) => {
          const isHidden = isFolded && index > 1 && index <= last - keptAtEnd;
          if (isHidden && index > 2) return null;
          return (
            <li key={index}>
              {isHidden ? (
                <button type="button" aria-expanded={false} aria-label={more} onClick={unfold} />
              ) : href && (index < last || last === 0) ? (
                <Link href={href} variant="quiet">
                  {title}
                </Link>
              ) : (
                <span tabIndex={-1} aria-current={index === last ? 'page' : undefined}>
                  {title}
                </span>
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
}
