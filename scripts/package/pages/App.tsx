import { DesignSystemProvider } from '@byline/design-system';
import { loadCompiledMessages } from '@byline/design-system/messages';
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
  const { messages } = await loadCompiledMessages(locale);
  return (
    <DesignSystemProvider locale={locale} messages={messages} navigate={() => undefined}>
      <Page />
    </DesignSystemProvider>
  );
}
