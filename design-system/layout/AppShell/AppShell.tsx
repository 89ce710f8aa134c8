import { PanelLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../data/Icon/Icon.tsx';
import { IconButton } from '../../navigation/IconButton/IconButton.tsx';
import { preferencesStore } from '../../preferences/preferencesStore.ts';
import { usePreference } from '../../preferences/usePreference.ts';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { Navbar } from '../Navbar/Navbar.tsx';
import type { NavigationItem } from '../navigationItem.ts';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { mainId, SkipLink } from '../SkipLink/SkipLink.tsx';
import { Aside, CollapseButton, Column, Main, MenuButton, Root } from './AppShell.styles.ts';
import { MenuDrawer } from './MenuDrawer.tsx';

export type AppShellProps = {
  /** The page. */
  children: ReactNode;
  /** The product's mark and name. */
  brand: ReactNode;
  /** The places of the main menu. */
  items: readonly NavigationItem[];
  /** The few of them that stand in the bar at the bottom of a phone. */
  bottomItems: readonly NavigationItem[];
  /** The path of the page; the drawer closes when it changes. */
  currentPath: string;
  /** At the end of the navbar: account, notices, language. */
  navbarEnd?: ReactNode;
  /** Above the page, across its width: being offline, say. */
  banner?: ReactNode;
  footer?: ReactNode;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

function toggleSidebar(): void {
  preferencesStore.set({ sidebarCollapsed: !preferencesStore.get().sidebarCollapsed });
}

/**
 * The frame of a signed-in portal: menu at the side (from 1200 px; a drawer below), navbar, page, footer,
 * and a bar at the bottom under 768 px.
 */
export function AppShell(props: AppShellProps) {
  const { brand, items, bottomItems, currentPath, navbarEnd, banner, footer, children, ...root } =
    props;
  const { formatMessage } = useIntl();
  const isCollapsed = usePreference('sidebarCollapsed');
  const menu = <Sidebar brand={brand} items={items} />;
  return (
    <Root {...root} data-layout={usePreference('layout')} data-collapsed={isCollapsed || undefined}>
      <SkipLink />
      <Aside>{menu}</Aside>
      <Column>
        <Navbar end={navbarEnd}>
          <MenuButton>
            <MenuDrawer currentPath={currentPath}>{menu}</MenuDrawer>
          </MenuButton>
          <CollapseButton>
            <IconButton
              label={formatMessage({
                id: 'ds.appShell.collapse',
                defaultMessage: 'Narrow menu',
              })}
              aria-pressed={isCollapsed}
              onPress={toggleSidebar}
            >
              <Icon as={PanelLeft} isDirectional />
            </IconButton>
          </CollapseButton>
        </Navbar>
        {banner}
        <Main id={mainId} tabIndex={-1}>
          {children}
        </Main>
        {footer}
        <BottomBar items={bottomItems} />
      </Column>
    </Root>
  );
}
