import { ChevronRight, House } from 'lucide-react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../data/Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Crumb, List } from './Breadcrumbs.styles.ts';

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
  id?: string;
  ref?: Ref<HTMLElement>;
};

/** The way from home to this page; it always begins with a link home. */
export function Breadcrumbs({ items, homeHref = '/', ...props }: BreadcrumbsProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'ds.breadcrumbs.label', defaultMessage: 'Breadcrumb' });
  const home = formatMessage({ id: 'ds.breadcrumbs.home', defaultMessage: 'Home' });
  return (
    <nav {...props} aria-label={label}>
      <List>
        <Crumb>
          <Link href={homeHref} variant="quiet" aria-label={home}>
            <Icon as={House} size={16} />
          </Link>
        </Crumb>
        {items.map(({ title, href }, index) => (
          <Crumb key={index}>
            <Icon as={ChevronRight} size={14} isDirectional />
            {href && index < items.length - 1 ? (
              <Link href={href} variant="quiet">
                {title}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{title}</span>
            )}
          </Crumb>
        ))}
      </List>
    </nav>
  );
}
