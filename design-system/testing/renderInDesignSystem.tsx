import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import type { FormatOverrides } from '../formatters/formats.ts';
import type { DescribeError } from '../internal/describeError.ts';
import type { DesignSystemLanguage } from '../i18n/languages.ts';
import { catalogues } from './catalogues.ts';
import { DesignSystemProvider } from '../preferences/DesignSystemProvider/DesignSystemProvider.tsx';

type Options = {
  /** @default 'en' */
  locale?: DesignSystemLanguage;
  /** The formats that differ from the locale's. */
  formats?: FormatOverrides;
  /** Called when a link is pressed. */
  navigate?: (path: string) => void;
  /** Returns the messages for errors of forms and actions. */
  describeError?: DescribeError;
};

/** Renders an element with the providers of a page: language, preferences and router. */
export function renderInDesignSystem(ui: ReactElement, options: Options = {}) {
  const { locale = 'en', formats, navigate = () => undefined, describeError } = options;
  function Providers({ children }: { children: ReactNode }) {
    return (
      <DesignSystemProvider
        locale={locale}
        messages={catalogues[locale]}
        navigate={navigate}
        formats={formats}
        {...(describeError && { describeError })}
      >
        {children}
      </DesignSystemProvider>
    );
  }
  return render(ui, { wrapper: Providers });
}
