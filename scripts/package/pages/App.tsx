import { DesignSystemProvider } from '@byline/design-system';
import { IntlProvider } from 'react-intl';
import { Names, Rows, Zones } from './details.tsx';
import { ActionReturns, FilledBefore, LateDefaults } from './fields.tsx';
import { Cells, LongLists, Places, Removals } from './lists.tsx';
import { PressedTwice } from './pressedTwice.tsx';
import { FieldRows, Typing } from './typing.tsx';

const scenarios = {
  ActionReturns,
  Cells,
  FieldRows,
  FilledBefore,
  LateDefaults,
  LongLists,
  Names,
  Places,
  PressedTwice,
  Removals,
  Rows,
  Typing,
  Zones,
};

/** The name of a page that the tests of real life drive. */
export type Scenario = keyof typeof scenarios;

/** Renders a page of the portal. */
export function App({ scenario }: { scenario: Scenario }) {
  const Page = scenarios[scenario];
  return (
    <IntlProvider locale="en">
      <DesignSystemProvider navigate={() => undefined}>
        <Page />
      </DesignSystemProvider>
    </IntlProvider>
  );
}
