import { DesignSystemProvider } from '@byline/design-system';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { IntlContext, IntlProvider } from 'react-intl';

function Providers({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en">
      <DesignSystemProvider intlContext={IntlContext}>{children}</DesignSystemProvider>
    </IntlProvider>
  );
}

/** Renders a part of the app with its language and design, without session and routes. */
export function renderInEnglish(ui: ReactElement) {
  return render(ui, { wrapper: Providers });
}
