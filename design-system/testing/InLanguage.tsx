import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { IntlProvider } from 'react-intl';
import type { DesignSystemLanguage } from '../i18n/loadDesignSystemMessages.ts';
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
  return (
    <div lang={locale} dir={getDirection(locale)}>
      <IntlProvider locale={locale} messages={catalogues[language]}>
        <I18nProvider locale={locale}>{children}</I18nProvider>
      </IntlProvider>
    </div>
  );
}
