import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { configure } from 'storybook/test';
import '../design-system/theme/styles.css';
import { designSystemMessages } from '../design-system/i18n/designSystemMessages.ts';
import { preferencesStore } from '../design-system/preferences/preferencesStore.ts';
import type { Preferences } from '../design-system/preferences/preferences.ts';
import { DesignSystemProvider } from '../design-system/theme/DesignSystemProvider/DesignSystemProvider.tsx';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });

const inDesignSystem: Decorator = (Story, { globals }) => {
  const { theme, direction } = globals as Pick<Preferences, 'theme' | 'direction'>;
  const locale = globals['locale'] as keyof typeof designSystemMessages;
  useEffect(() => preferencesStore.set({ theme, direction }), [theme, direction]);
  return (
    <IntlProvider locale={locale} messages={designSystemMessages[locale]}>
      <DesignSystemProvider navigate={() => undefined}>
        <Story />
      </DesignSystemProvider>
    </IntlProvider>
  );
};

type Choice = { value: string; title: string };

function toolbar(title: string, icon: 'paintbrush' | 'transfer' | 'globe', items: Choice[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

const preview: Preview = {
  decorators: [inDesignSystem],
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' }, controls: { sort: 'requiredFirst' } },
  initialGlobals: { theme: 'light', direction: 'auto', locale: 'en' },
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'semi-dark', title: 'Semi-dark' },
    ]),
    direction: toolbar('Direction', 'transfer', [
      { value: 'auto', title: 'By language' },
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    locale: toolbar('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'ar', title: 'العربية' },
      { value: 'zh-Hans', title: '简体中文' },
    ]),
  },
};

export default preview;
