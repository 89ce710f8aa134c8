import { DesignSystemProvider } from '@byline/design-system';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { IntlContext, IntlProvider } from 'react-intl';
import { useDescribeError } from '../features/requests/useDescribeError.ts';

function DesignProvider({ children }: { children: ReactNode }) {
  return (
    <DesignSystemProvider intlContext={IntlContext} describeError={useDescribeError()}>
      {children}
    </DesignSystemProvider>
  );
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en">
      <DesignProvider>{children}</DesignProvider>
    </IntlProvider>
  );
}

/** Renders a part of the app with its language and design, without session and routes. */
export function renderInEnglish(ui: ReactElement) {
  return render(ui, { wrapper: Providers });
}
