import { DesignSystemProvider } from '@byline/design-system';
import { loadDesignSystemMessages } from '@byline/design-system/messages';
import { IntlProvider } from 'react-intl';
import { Names, Rows, Zones } from './edgeCases.tsx';
import { ActionReturns, FilledBefore, LateDefaults } from './fields.tsx';
import { Formats } from './formats.tsx';
import { Figures } from './figures.tsx';
import { Cells, LongLists, Places, Removals } from './lists.tsx';
import { Parts } from './parts.tsx';
import { PressedTwice } from './pressedTwice.tsx';
import { FieldRows, Typing } from './typing.tsx';

const scenarios = {
  ActionReturns,
  Cells,
  FieldRows,
  Figures,
  FilledBefore,
  Formats,
  LateDefaults,
  LongLists,
  Names,
  Parts,
  Places,
  PressedTwice,
  Removals,
  Rows,
  Typing,
  Zones,
};

/** The name of a page that the tests of the package open. */
export type Scenario = keyof typeof scenarios;

/** Returns a page of the portal, with the messages of its locale. */
export async function createPage(scenario: Scenario, locale: string) {
  const Page = scenarios[scenario];
  // English messages are in the package itself.
  const { messages } = locale === 'en' ? {} : await loadDesignSystemMessages(locale);
  return (
    <IntlProvider locale={locale} messages={messages}>
      <DesignSystemProvider navigate={() => undefined}>
        <Page />
      </DesignSystemProvider>
    </IntlProvider>
  );
}
