import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { designSystemMessages } from '../i18n/designSystemMessages.ts';
import { DesignSystemProvider } from '../preferences/DesignSystemProvider/DesignSystemProvider.tsx';

type Options = {
  /** @default 'en' */
  locale?: 'en' | 'ar' | 'zh-Hans';
  /** @default a function that does nothing */
  navigate?: (path: string) => void;
};

/** Renders with everything that a page of a portal has around it: language, preferences, router. */
export function renderInDesignSystem(ui: ReactElement, options: Options = {}) {
  const { locale = 'en', navigate = () => undefined } = options;
  function Surroundings({ children }: { children: ReactNode }) {
    return (
      <IntlProvider locale={locale} messages={designSystemMessages[locale]}>
        <DesignSystemProvider navigate={navigate}>{children}</DesignSystemProvider>
      </IntlProvider>
    );
  }
  return render(ui, { wrapper: Surroundings });
}
