import './review.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { configure } from 'storybook/test';
import '../design-system/theme/styles.css';
import { designSystemMessages } from '../design-system/i18n/designSystemMessages.ts';
import { preferencesStore } from '../design-system/preferences/preferencesStore.ts';
import type { Preferences } from '../design-system/preferences/preferences.ts';
import { DesignSystemProvider } from '../design-system/preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { readableArgTypes } from './argTypes.ts';
import { DocsPage } from './DocsPage.tsx';
import { docsRenderer } from './docsRenderer.ts';
import { readableCode } from './exampleCode.ts';
import { modes } from './modes.ts';
import { reduceMotion } from './motion.ts';
import { colorOf, globalTypes, viewports } from './toolbars.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });

// What an earlier visit has left is not for the stories of this one.
preferencesStore.reset();

const inDesignSystem: Decorator = (Story, { globals }) => {
  const locale = globals['locale'] as keyof typeof designSystemMessages;
  const { theme, direction } = globals as Pick<Preferences, 'theme' | 'direction'>;
  const primaryColor = colorOf(globals['primaryColor']);
  useEffect(() => preferencesStore.set({ theme, direction }), [theme, direction]);
  useEffect(() => {
    // A story may have a colour of its own while the toolbar has none.
    if (primaryColor === null) return undefined;
    preferencesStore.set({ primaryColor });
    return () => preferencesStore.set({ primaryColor: null });
  }, [primaryColor]);
  useEffect(() => reduceMotion(globals['motion'] === 'reduced'), [globals]);
  return (
    <IntlProvider locale={locale} messages={designSystemMessages[locale]}>
      <DesignSystemProvider navigate={() => undefined}>
        <Story />
      </DesignSystemProvider>
    </IntlProvider>
  );
};

const preview: Preview = {
  decorators: [inDesignSystem],
  argTypesEnhancers: [readableArgTypes, readableCode],
  parameters: {
    // The test runner asks axe itself, in every theme and direction.
    a11y: { test: navigator.webdriver ? 'off' : 'error' },
    controls: { sort: 'requiredFirst' },
    docs: {
      container: DocsPage,
      renderer: docsRenderer,
    },
    viewport: { options: viewports },
    chromatic: { modes, prefersReducedMotion: 'reduce', pauseAnimationAtEnd: true },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Colours', 'Typography', 'Space', 'Shape', 'Motion', 'Icons', 'Breakpoints'],
          'Primitives',
          'Layout',
          'Navigation',
          'Inputs',
          'Validation',
          'Feedback',
          'Data',
          'Preferences',
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    direction: 'auto',
    locale: 'en',
    primaryColor: 'own',
    motion: 'full',
  },
  globalTypes,
};

export default preview;
