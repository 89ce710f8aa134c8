import { useEffect, type ReactNode, type Ref } from 'react';
import { usePreferencesStore } from '../../preferences/preferencesStore.ts';
import { useProps } from '../../internal/useProps.ts';
import { usePreference } from '../../preferences/usePreference.ts';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { Navbar } from '../Navbar/Navbar.tsx';
import type { NavigationItem } from '../navigationItem.ts';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { mainId, SkipLink } from '../SkipLink/SkipLink.tsx';
import {
  Aside,
  Slot,
  Column,
  Main,
  MenuBar,
  MenuButton,
  NavbarBrand,
  Root,
} from './AppShell.styles.ts';
import { CollapseButton } from './CollapseButton.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type AppShellProps = {
  /** The page. */
  children: ReactNode;
  /** The logo and name of the product. */
  brand: ReactNode;
  /** The items of the main menu. */
  items: readonly NavigationItem[];
  /**
   * The items of the bottom bar on phones, at most five. By default there is none. If it has all `items`, phones have no button for the
   * menu.
   * @default []
   */
  bottomItems?: readonly NavigationItem[];
  /** The URL of the current page. The drawer closes when it changes. */
  currentHref: string;
  /** Whether the sidebar has labels beside its icons (controlled). By default the preference `sidebarCollapsed` decides. */
  isSidebarExpanded?: boolean;
  /** Called when the user collapses or expands the sidebar. */
  onSidebarExpandedChange?: (isExpanded: boolean) => void;
  /** Content at the end of the navbar: account, notices, language. */
  navbarEnd?: ReactNode;
  /** Content above the page across its full width, such as an offline banner. */
  pageStart?: ReactNode;
  /** A line below the page, such as a question that can wait. */
  pageEnd?: ReactNode;
  /** A `Footer` below the page. */
  footer?: ReactNode;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Renders the frame of a signed-in product: menu at the side or in the navbar (from 1200 px; a drawer below), page,
 * footer, and a bottom bar below 768 px.
 */
export function AppShell(given: AppShellProps) {
  const props = useProps('AppShell', given);
  const {
    brand,
    items,
    bottomItems = [],
    currentHref,
    isSidebarExpanded,
    onSidebarExpandedChange,
    navbarEnd,
    pageStart: banner,
    pageEnd,
    footer,
    children,
    ...root
  } = props;
  if (isDevelopment) checkProps('AppShell', { items });
  const preferences = usePreferencesStore();
  const isCollapsedByPreference = usePreference('sidebarCollapsed');
  const isExpanded = isSidebarExpanded ?? !isCollapsedByPreference;
  const setExpanded = (next: boolean) => {
    if (isSidebarExpanded === undefined) preferences.set({ sidebarCollapsed: !next });
    onSidebarExpandedChange?.(next);
  };
  const layout = usePreference('layout');
  // From here on the frame has the menu of the preferences. HTML from a server has the default one, which styles adjust to the attribute until
  // React has rendered again.
  useEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset['frame'];
    delete dataset['menu'];
  }, []);
  const inBar = new Set(bottomItems.map(({ href }) => href));
  const isMenuInBar = items.every(({ href }) => inBar.has(href));
  // The menu is rendered in several places, of which styles show one. The tour finds the visible one by `data-tour`.
  const menu = <Sidebar brand={brand} items={items} />;
  return (
    <Root {...root} data-layout={layout} data-collapsed={!isExpanded || undefined}>
      <SkipLink />
      {layout === 'vertical' && (
        <Aside data-part="aside" data-tour="menu">
          {menu}
        </Aside>
      )}
      <Column data-part="shell-column">
        <Navbar end={navbarEnd}>
          <MenuButton
            data-part="menu-button"
            data-tour="menu"
            data-in-bar={isMenuInBar || undefined}
          >
            <MenuDrawer currentHref={currentHref}>{menu}</MenuDrawer>
          </MenuButton>
          <NavbarBrand data-part="navbar-brand">{brand}</NavbarBrand>
          {layout === 'vertical' ? (
            <CollapseButton isExpanded={isExpanded} onExpandedChange={setExpanded} />
          ) : (
            <MenuBar data-part="menu-bar" data-tour="menu">
              {menu}
            </MenuBar>
          )}
        </Navbar>
        <Slot data-part="slot">{banner}</Slot>
        <Main data-part="main" id={mainId} tabIndex={-1}>
          {children}
          <Slot data-part="slot">{pageEnd}</Slot>
        </Main>
        {footer}
        {bottomItems.length > 0 && <BottomBar items={bottomItems} />}
      </Column>
    </Root>
  );
}
