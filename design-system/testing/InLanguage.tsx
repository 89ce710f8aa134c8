import { useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { OwnLanguage } from '../i18n/language.ts';
import type { DesignSystemLanguage } from '../i18n/languages.ts';
import { getDirection } from '../preferences/direction.ts';
import { catalogues } from './catalogues.ts';

type Props = {
  locale: string;
  /** The language of the library's texts. */
  language: DesignSystemLanguage;
  children: ReactNode;
};

/** Renders an example in a language and its direction, whatever the toolbar of Storybook shows. */
export function InLanguage({ locale, language, children }: Props) {
  const value = useMemo(() => ({ locale, messages: catalogues[language] }), [locale, language]);
  return (
    <div lang={locale} dir={getDirection(locale)}>
      <OwnLanguage value={value}>
        <I18nProvider locale={locale}>{children}</I18nProvider>
      </OwnLanguage>
    </div>
  );
}
