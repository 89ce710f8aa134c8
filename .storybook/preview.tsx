import './review.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { configure } from 'storybook/test';
import '../design-system/theme/styles.css';
import { designSystemMessages } from '../design-system/i18n/designSystemMessages.ts';
import { directionOf } from '../design-system/preferences/applyPreferences.ts';
import { preferencesStore } from '../design-system/preferences/preferencesStore.ts';
import type { Preferences } from '../design-system/preferences/preferences.ts';
import { DesignSystemProvider } from '../design-system/theme/DesignSystemProvider/DesignSystemProvider.tsx';
import { readableArgTypes } from './argTypes.ts';
import { DocsPage } from './DocsPage.tsx';
import { docsRenderer } from './docsRenderer.ts';
import { readableCode } from './exampleCode.ts';
import { modes } from './modes.ts';
import { InLanguage } from './prose/InLanguage.tsx';
import { extractArgTypes } from './prose/propertyTexts.ts';
import { reduceMotion } from './motion.ts';
import { playInEnglish, useLanguage } from './samples/playInEnglish.ts';
import { speak, translate } from './samples/sampleTexts.ts';
import { colorOf, globalTypes, viewports } from './toolbars.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });

// What an earlier visit has left is not for the stories of this one.
preferencesStore.reset();

const inDesignSystem: Decorator = (Story, { id, args, globals }) => {
  const chosen = globals['locale'] as keyof typeof designSystemMessages;
  const locale = useLanguage(id, chosen);
  const { theme, direction: wanted } = globals as Pick<Preferences, 'theme' | 'direction'>;
  // What a play opens while it is English is to stand where it does in the language to come.
  const direction = locale === chosen || wanted !== 'auto' ? wanted : directionOf(chosen);
  const primaryColor = colorOf(globals['primaryColor']);
  speak(locale);
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
        <Story args={translate(args)} />
      </DesignSystemProvider>
    </IntlProvider>
  );
};

const preview: Preview = {
  ...playInEnglish,
  decorators: [inDesignSystem],
  argTypesEnhancers: [readableArgTypes, readableCode],
  parameters: {
    // The test runner asks axe itself, in every theme and direction.
    a11y: { test: navigator.webdriver ? 'off' : 'error' },
    controls: { sort: 'requiredFirst' },
    docs: {
      container: DocsPage,
      renderer: docsRenderer,
      components: { InLanguage },
      extractArgTypes,
    },
    viewport: { options: viewports },
    chromatic: { modes, prefersReducedMotion: 'reduce', pauseAnimationAtEnd: true },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Colours', 'Typography', 'Space', 'Shape', 'Motion', 'Icons', 'Breakpoints'],
          'Layout',
          'Navigation',
          'Inputs',
          'Validation',
          'Feedback',
          'Data',
          'Theme',
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
