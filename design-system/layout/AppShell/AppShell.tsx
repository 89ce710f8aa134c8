import type { ReactNode, Ref } from 'react';
import { usePreference } from '../../preferences/usePreference.ts';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { Navbar } from '../Navbar/Navbar.tsx';
import type { NavigationItem } from '../navigationItem.ts';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { mainId, SkipLink } from '../SkipLink/SkipLink.tsx';
import { Aside, BannerPlace, Column, Main, MenuBar, MenuButton, Root } from './AppShell.styles.ts';
import { CollapseButton } from './CollapseButton.tsx';
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
  /** Below the page: a Footer. */
  footer?: ReactNode;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * The frame of a signed-in portal: menu at the side or in the navbar (from 1200 px; a drawer below), page,
 * footer, and a bar at the bottom under 768 px.
 */
export function AppShell(props: AppShellProps) {
  const { brand, items, bottomItems, currentPath, navbarEnd, banner, footer, children, ...root } =
    props;
  const isCollapsed = usePreference('sidebarCollapsed');
  const layout = usePreference('layout');
  const menu = <Sidebar brand={brand} items={items} />;
  return (
    <Root {...root} data-layout={layout} data-collapsed={isCollapsed || undefined}>
      <SkipLink />
      {layout === 'vertical' && <Aside data-tour="menu">{menu}</Aside>}
      <Column>
        <Navbar end={navbarEnd}>
          <MenuButton data-tour="menu">
            <MenuDrawer currentPath={currentPath}>{menu}</MenuDrawer>
          </MenuButton>
          {layout === 'vertical' ? <CollapseButton /> : <MenuBar data-tour="menu">{menu}</MenuBar>}
        </Navbar>
        <BannerPlace>{banner}</BannerPlace>
        <Main id={mainId} tabIndex={-1}>
          {children}
        </Main>
        {footer}
        <BottomBar items={bottomItems} />
      </Column>
    </Root>
  );
}
