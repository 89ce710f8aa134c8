import { useState, useSyncExternalStore, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import {
  UNSAFE_PortalProvider as PortalProvider,
  useUNSAFE_PortalContext as usePortalContext,
} from 'react-aria/PortalProvider';
import { useProps } from '../../internal/useProps.ts';
import type { Density } from '../../preferences/theme/themeOptions.ts';
import { Overlays, Root } from './Theme.styles.ts';

export type ThemeProps = {
  /** The region. */
  children: ReactNode;
  /** The theme of the region. By default it has the theme around it. */
  theme?: 'light' | 'dark' | 'semi-dark';
  /** The distances and the height of controls in the region. By default it has the density around it. */
  density?: Density;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

// Semi-dark is light, with a dark menu.
const classes = {
  light: 'theme-light',
  dark: 'theme-dark',
  'semi-dark': 'theme-light theme-semi-dark',
};

const subscribe = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;

/**
 * Renders a region in a theme or density of its own, whatever the user chooses for the page. The menus, lists and dialogs that are opened in it
 * have its theme, too.
 */
export function Theme(given: ThemeProps) {
  const { children, theme, density, className, ...props } = useProps('Theme', given);
  // Menus and dialogs are rendered at the end of the page, outside of the region. A server has no such place.
  const isMounted = useSyncExternalStore(subscribe, isInBrowser, isOnServer);
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  // In another theme or in a `RootProvider`, its container.
  const { getContainer: getOuter } = usePortalContext();
  const getContainer = () => getOuter?.() ?? document.body;
  const themeClass = theme && classes[theme];
  return (
    <Root
      {...props}
      className={[themeClass, className].filter(Boolean).join(' ') || undefined}
      data-theme={theme}
      data-density={density}
    >
      <PortalProvider getContainer={() => overlays ?? getContainer()}>{children}</PortalProvider>
      {isMounted &&
        createPortal(
          <Overlays
            ref={setOverlays}
            className={themeClass}
            data-part="overlays"
            data-density={density}
          />,
          getContainer(),
        )}
    </Root>
  );
}
