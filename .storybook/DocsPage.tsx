import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import { applyPreferences } from '../design-system/preferences/applyPreferences.ts';
import type { Preferences } from '../design-system/preferences/preferences.ts';
import { preferencesStore } from '../design-system/preferences/preferencesStore.ts';
import './docs.css';
import { useSyncedFrames } from './frames.ts';
import { getSwatchColor } from './toolbars.ts';

type Globals = Record<string, unknown>;

const globalsEvents = ['setGlobals', 'globalsUpdated'];

// Storybook's useGlobals works only in decorators and manager addons. A page without stories runs no decorator.
function useGlobals(initial: Globals): Globals {
  const [globals, setGlobals] = useState(initial);
  useEffect(() => {
    const channel = addons.getChannel();
    const listener = (event: { globals: Globals }) => setGlobals(event.globals);
    for (const name of globalsEvents) channel.on(name, listener);
    return () => {
      for (const name of globalsEvents) channel.off(name, listener);
    };
  }, []);
  return globals;
}

function getInitialGlobals({ context }: DocsContainerProps): Globals {
  const { store } = context as unknown as { store: { userGlobals: { get: () => Globals } } };
  return store.userGlobals.get();
}

/** Renders a documentation page in the theme and direction of the toolbar. */
export function DocsPage({ children, ...props }: DocsContainerProps & { children?: ReactNode }) {
  const globals = useGlobals(getInitialGlobals(props));
  const { theme, direction } = globals as Pick<Preferences, 'theme' | 'direction'>;
  const primaryColor = getSwatchColor(globals['primaryColor']);
  useSyncedFrames(globals);
  const locale = String(globals['locale']);
  useEffect(() => {
    preferencesStore.set({ theme, direction, primaryColor });
    // A page whose examples are all in frames has no provider that applies the preferences.
    applyPreferences(preferencesStore.get(), locale);
  }, [theme, direction, primaryColor, locale]);
  return (
    <DocsContainer {...props} theme={theme === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
