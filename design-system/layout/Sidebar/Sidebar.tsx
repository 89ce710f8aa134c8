import type { ReactNode, Ref } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { useProps } from '../../internal/useProps.ts';
import { NavigationIcon } from '../NavigationIcon.tsx';
import type { NavigationItem } from '../navigationItem.ts';
import { Brand, Item, Label, List, Root } from './Sidebar.styles.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type SidebarProps = {
  /** The logo and name of the product. */
  brand: ReactNode;
  /** The items of the menu. */
  items: readonly NavigationItem[];
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

/** Renders the main menu of a product, with the current item marked. */
export function Sidebar(given: SidebarProps) {
  const { brand, items, ...props } = useProps('Sidebar', given);
  if (isDevelopment) checkProps('Sidebar', { items });
  const { formatMessage } = useIntl();
  return (
    <Root {...props} aria-label={formatMessage({ id: 'ds.sidebar.label', defaultMessage: 'Main' })}>
      <Brand data-part="brand">{brand}</Brand>
      <List data-part="sidebar-list">
        {items.map(({ href, label, icon, badge, isCurrent }) => (
          <li key={href}>
            <Item
              data-part="item"
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              data-current={isCurrent || undefined}
            >
              <NavigationIcon icon={icon} badge={badge} />
              <Label data-part="label">{label}</Label>
            </Item>
          </li>
        ))}
      </List>
    </Root>
  );
}
