import './review.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { configure } from 'storybook/test';
import '../design-system/theme/font.css';
import '../design-system/theme/styles.css';
import type { DesignSystemLanguage } from '../design-system/i18n/languages.ts';
import { catalogues } from '../design-system/testing/catalogues.ts';
import { preferencesStore } from '../design-system/preferences/preferencesStore.ts';
import type { Preferences } from '../design-system/preferences/preferences.ts';
import { DesignSystemProvider } from '../design-system/preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { getProductFormats } from '../contract/rules/formats.ts';
import { readableArgTypes } from './argTypes.ts';
import { DocsPage } from './DocsPage.tsx';
import { docsRenderer } from './docsRenderer.ts';
import { cleanExampleCode } from './exampleCode.ts';
import { defaultModes } from '../design-system/testing/looks.ts';
import { getSwatchColor, globalTypes, viewports } from './toolbars.ts';

configure({
  // CI machines under load are slow.
  asyncUtilTimeout: 20_000,
  // Announced texts are also visible on the page, where stories look for them.
  defaultIgnore: 'script, style, [data-live-announcer] *',
});

// Preferences of earlier sessions must not change the stories.
preferencesStore.reset();

const withDesignSystem: Decorator = (Story, { globals }) => {
  const locale = globals['locale'] as DesignSystemLanguage;
  const { theme, direction } = globals as Pick<Preferences, 'theme' | 'direction'>;
  const primaryColor = getSwatchColor(globals['primaryColor']);
  useEffect(() => preferencesStore.set({ theme, direction }), [theme, direction]);
  useEffect(() => {
    // Without a colour in the toolbar, a story may set its own colour.
    if (primaryColor === null) return undefined;
    preferencesStore.set({ primaryColor });
    return () => preferencesStore.set({ primaryColor: null });
  }, [primaryColor]);
  return (
    <DesignSystemProvider
      locale={locale}
      messages={catalogues[locale]}
      navigate={() => undefined}
      formats={globals['formats'] === 'product' ? getProductFormats(locale) : undefined}
    >
      <Story />
    </DesignSystemProvider>
  );
};

const preview: Preview = {
  decorators: [withDesignSystem],
  argTypesEnhancers: [readableArgTypes, cleanExampleCode],
  parameters: {
    // The test runner runs axe itself, in every theme and direction.
    a11y: { test: navigator.webdriver ? 'off' : 'error' },
    controls: { sort: 'requiredFirst' },
    docs: { container: DocsPage, renderer: docsRenderer },
    viewport: { options: viewports },
    chromatic: { modes: defaultModes, prefersReducedMotion: 'reduce', pauseAnimationAtEnd: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          [
            'Theming',
            'Colours',
            'Contrast',
            'Typography',
            'Space',
            'Shape',
            'Motion',
            'Icons',
            'Breakpoints',
          ],
          'Primitives',
          'Layout',
          'Navigation',
          'Inputs',
          'Validation',
          'Feedback',
          'Data',
          'Portal',
          'Preferences',
          'Recipes',
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    direction: 'auto',
    locale: 'en',
    formats: 'product',
    primaryColor: 'own',
  },
  globalTypes,
};

export default preview;
