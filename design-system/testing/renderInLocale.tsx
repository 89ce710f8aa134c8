import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { DesignSystemProvider } from '../preferences/DesignSystemProvider/DesignSystemProvider.tsx';

/** Renders an element with the formats of any locale; its messages are English. */
export function renderInLocale(ui: ReactElement, locale: string) {
  function Providers({ children }: { children: ReactNode }) {
    return (
      <DesignSystemProvider locale={locale} navigate={() => undefined}>
        {children}
      </DesignSystemProvider>
    );
  }
  return render(ui, { wrapper: Providers });
}
