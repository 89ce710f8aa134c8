import { ArrowDownUp, Bookmark, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import { useWindowWidth } from '../../internal/useWindowWidth.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../navigation/Menu/Menu.tsx';
import { arrangeLabel } from './arrangeLabel.ts';
import { Bar, Initial, PageLink } from './StarredPages.styles.ts';
import { getFirstGrapheme } from '../../internal/getFirstGrapheme.ts';
import { starredInNavbar, type StarredPage } from './starredPage.ts';

type StarredBarProps = {
  pages: readonly StarredPage[];
  currentHref: string;
  getIcon: ((href: string) => ReactNode) | undefined;
  onArrange: () => void;
};

/** Renders the starred pages in the navbar; a separate chunk, because many users star nothing. */
export default function StarredBar({ pages, currentHref, getIcon, onArrange }: StarredBarProps) {
  const { formatMessage, locale } = useIntl();
  const isWide = useWindowWidth((width) => width >= tokens.breakpoint.xl);
  const label = formatMessage({ id: 'ds.starred.label', defaultMessage: 'Starred pages' });
  const inBar = isWide ? pages.slice(0, starredInNavbar) : [];
  const menuLabel =
    pages.length > inBar.length && isWide
      ? formatMessage({ id: 'ds.starred.more', defaultMessage: 'More starred pages' })
      : label;
  const getPageIcon = ({ href, title }: StarredPage) =>
    getIcon?.(href) ?? (
      <Initial data-part="initial" aria-hidden="true">
        {getFirstGrapheme(title, locale)}
      </Initial>
    );
  return (
    <Bar data-part="bar" aria-label={label}>
      {inBar.length > 0 && (
        <ul>
          {inBar.map((page) => (
            <li key={page.href}>
              <Tooltip content={page.title}>
                <PageLink
                  data-part="page-link"
                  href={page.href}
                  aria-label={page.title}
                  aria-current={page.href === currentHref ? 'page' : undefined}
                >
                  {getPageIcon(page)}
                </PageLink>
              </Tooltip>
            </li>
          ))}
        </ul>
      )}
      <Menu
        aria-label={menuLabel}
        trigger={
          <IconButton aria-label={menuLabel}>
            <Icon as={isWide ? Ellipsis : Bookmark} size={20} />
          </IconButton>
        }
        items={[
          ...pages.slice(inBar.length).map((page) => ({
            id: page.href,
            href: page.href,
            label: page.title,
            icon: getPageIcon(page),
          })),
          {
            id: 'arrange',
            onAction: onArrange,
            icon: <Icon as={ArrowDownUp} size={20} />,
            label: formatMessage(arrangeLabel),
          },
        ]}
      />
    </Bar>
  );
}
