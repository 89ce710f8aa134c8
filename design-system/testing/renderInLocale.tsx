import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { DesignSystemProvider } from '../preferences/DesignSystemProvider/DesignSystemProvider.tsx';

/** Renders an element with the formats of any locale; its messages are English. */
export function renderInLocale(ui: ReactElement, locale: string) {
  function Providers({ children }: { children: ReactNode }) {
    return (
      <IntlProvider locale={locale} onError={() => undefined}>
        <DesignSystemProvider navigate={() => undefined}>{children}</DesignSystemProvider>
      </IntlProvider>
    );
  }
  return render(ui, { wrapper: Providers });
}
