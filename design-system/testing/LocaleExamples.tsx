import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { IntlProvider } from 'react-intl';
import { designSystemMessages } from '../i18n/designSystemMessages.ts';
import { getDirection } from '../preferences/direction.ts';
import { Stack } from '../primitives/Stack/Stack.tsx';

function LocaleExample({ locale, children }: { locale: 'ar' | 'zh-Hans'; children: ReactNode }) {
  return (
    <div lang={locale} dir={getDirection(locale)}>
      <IntlProvider locale={locale} messages={designSystemMessages[locale]}>
        <I18nProvider locale={locale}>{children}</I18nProvider>
      </IntlProvider>
    </div>
  );
}

type Props = { ar: ReactNode; zhHans: ReactNode };

/**
 * Renders an Arabic and a Chinese example in their language and direction, whatever the toolbar of Storybook shows. An
 * overlay such as a dialog is not inside the example: set the locale of its story with `globals` instead.
 */
export function LocaleExamples({ ar, zhHans }: Props) {
  return (
    <Stack gap="xl">
      <LocaleExample locale="ar">{ar}</LocaleExample>
      <LocaleExample locale="zh-Hans">{zhHans}</LocaleExample>
    </Stack>
  );
}
