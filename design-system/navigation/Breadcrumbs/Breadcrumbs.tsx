import { useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from '../../i18n/intl.ts';
import { useProps } from '../../internal/useProps.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { List } from './Breadcrumbs.styles.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

/** A crumb. The last one is the current page, whose `href` is ignored. */
export type BreadcrumbItem = {
  label: string;
  /** The language of the title as a BCP 47 tag, if the page has another; empty if it is unknown. */
  lang?: string | undefined;
  href?: string | undefined;
};

export type BreadcrumbsProps = {
  /** The crumbs after home; the last one is the current page. */
  items: readonly BreadcrumbItem[];
  /**
   * The URL of the home page.
   * @default '/'
   */
  homeHref?: string;
  /**
   * The number of crumbs after home from which the middle ones are collapsed behind a button.
   * @default 5
   */
  collapseFrom?: number;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

// A collapsed path shows home, one crumb, the button in place of the first hidden crumb, and two crumbs at its end.
const firstHidden = 2;
const visibleAtEnd = 2;

/** Renders the path from the home page to the current page; it always starts with a link home. */
export function Breadcrumbs(given: BreadcrumbsProps) {
  const { items, homeHref = '/', collapseFrom = 5, ...props } = useProps('Breadcrumbs', given);
  if (isDevelopment) checkProps('Breadcrumbs', { items });
  const { formatMessage } = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const path = items.map(({ label }) => label).join('\n');
  const [expandedPath, setExpandedPath] = useState<string | null>(null);
  const isCollapsed = items.length >= collapseFrom && expandedPath !== path;
  const label = formatMessage({ id: 'ds.breadcrumbs.label', defaultMessage: 'Breadcrumb' });
  const expandLabel = formatMessage({
    id: 'ds.breadcrumbs.unfold',
    defaultMessage: 'Show full path',
  });
  const homeLabel = formatMessage({ id: 'ds.breadcrumbs.home', defaultMessage: 'Home' });
  const crumbs: readonly BreadcrumbItem[] = [{ label: homeLabel, href: homeHref }, ...items];
  // If it is home (0), it is a link nevertheless.
  const last = items.length;

  function expand(): void {
    // flushSync, because the first expanded crumb, which replaces the button, must be rendered to be focused.
    flushSync(() => setExpandedPath(path));
    list.current?.children[firstHidden]?.querySelector<HTMLElement>('a, span')?.focus();
  }

  return (
    <nav {...props} data-part="breadcrumbs" aria-label={label}>
      <List data-part="breadcrumbs-list" ref={list}>
        {crumbs.map(({ label, lang, href }, index) => {
          const isHidden = isCollapsed && index >= firstHidden && index <= last - visibleAtEnd;
          if (isHidden && index > firstHidden) return null;
          return (
            <li key={index}>
              {isHidden ? (
                <button
                  type="button"
                  aria-expanded={false}
                  aria-label={expandLabel}
                  onClick={expand}
                />
              ) : href && (index < last || last === 0) ? (
                <Link href={href} variant="quiet">
                  {lang === undefined ? label : <bdi lang={lang}>{label}</bdi>}
                </Link>
              ) : (
                <span
                  dir="auto"
                  lang={lang}
                  tabIndex={-1}
                  aria-current={index === last ? 'page' : undefined}
                >
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
}
