import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import { applyPreferences } from '../design-system/preferences/applyPreferences.ts';
import type { Preferences } from '../design-system/preferences/preferences.ts';
import { preferencesStore } from '../design-system/preferences/preferencesStore.ts';
import { useFramesFollow } from './frames.ts';
import { colorOf } from './toolbars.ts';

type Globals = Record<string, unknown>;

const changes = ['setGlobals', 'globalsUpdated'];

// Pages of prose have no story around them that would hear of the toolbar.
function useGlobals(first: Globals): Globals {
  const [globals, setGlobals] = useState(first);
  useEffect(() => {
    const channel = addons.getChannel();
    const listen = (event: { globals: Globals }) => setGlobals(event.globals);
    for (const name of changes) channel.on(name, listen);
    return () => {
      for (const name of changes) channel.off(name, listen);
    };
  }, []);
  return globals;
}

function globalsNow({ context }: DocsContainerProps): Globals {
  const { store } = context as unknown as { store: { userGlobals: { get: () => Globals } } };
  return store.userGlobals.get();
}

/** A page of prose, in the theme and direction of the toolbar like the examples in it. */
export function DocsPage({ children, ...props }: DocsContainerProps & { children?: ReactNode }) {
  const globals = useGlobals(globalsNow(props));
  const { theme, direction } = globals as Pick<Preferences, 'theme' | 'direction'>;
  const primaryColor = colorOf(globals['primaryColor']);
  useFramesFollow(globals);
  const locale = String(globals['locale']);
  useEffect(() => {
    preferencesStore.set({ theme, direction, primaryColor });
    // A page whose examples all stand in frames has no provider that would do it.
    applyPreferences(preferencesStore.get(), locale);
  }, [theme, direction, primaryColor, locale]);
  return (
    <DocsContainer {...props} theme={theme === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
