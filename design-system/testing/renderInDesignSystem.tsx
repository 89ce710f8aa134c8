import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { designSystemMessages } from '../i18n/designSystemMessages.ts';
import { DesignSystemProvider } from '../preferences/DesignSystemProvider/DesignSystemProvider.tsx';

type Options = {
  /** @default 'en' */
  locale?: keyof typeof designSystemMessages;
  /** Called when a link is pressed. */
  navigate?: (path: string) => void;
};

/** Renders an element with the providers of a page: language, preferences and router. */
export function renderInDesignSystem(ui: ReactElement, options: Options = {}) {
  const { locale = 'en', navigate = () => undefined } = options;
  function Providers({ children }: { children: ReactNode }) {
    return (
      <IntlProvider locale={locale} messages={designSystemMessages[locale]}>
        <DesignSystemProvider navigate={navigate}>{children}</DesignSystemProvider>
      </IntlProvider>
    );
  }
  return render(ui, { wrapper: Providers });
}
