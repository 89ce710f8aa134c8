import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Collection, Header } from 'react-aria-components/Menu';
import { FormattedMessage, useIntl } from 'react-intl';
import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { Keys } from '../ShortcutList/Keys.tsx';
import { matchCommands, type Command, type CommandGroup } from './commands.ts';
import { Entry, List, Section, Status, Top } from './CommandPalette.styles.ts';

type PaletteSearchProps = {
  groups: readonly CommandGroup[];
  /** Called when a command was run. */
  onDone: () => void;
};

// Runs the action after the palette has closed and restored focus, so that a dialog opened by it restores the same
// focus.
function runAfterClose(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}

function CommandEntry({ command }: { command: Command }) {
  const { label, icon, shortcut, href, onAction } = command;
  return (
    <Entry
      id={command.id}
      textValue={label}
      {...(onAction ? { onAction: () => runAfterClose(onAction) } : { href })}
    >
      {icon}
      <span data-part="label">{label}</span>
      {shortcut && <Keys keys={shortcut} />}
    </Entry>
  );
}

/** Renders the search field and the matching commands; arrow keys select one while the field keeps focus. */
export function PaletteSearch({ groups, onDone }: PaletteSearchProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const results = matchCommands(groups, text);
  const count = results.reduce((sum, { items }) => sum + items.length, 0);
  const searchLabel = formatMessage({
    id: 'ds.commands.search',
    defaultMessage: 'Search for pages and actions',
  });
  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <Top>
        <SearchField autoFocus label={searchLabel} isLabelHidden placeholder={searchLabel} />
      </Top>
      <List
        aria-label={formatMessage({ id: 'ds.commands.title', defaultMessage: 'Commands' })}
        items={results}
        onClose={onDone}
        renderEmptyState={() => (
          <FormattedMessage id="ds.commands.empty" defaultMessage="No results." />
        )}
      >
        {({ id, title, items }) => (
          <Section id={id}>
            <Header>{title}</Header>
            <Collection items={items}>{(command) => <CommandEntry command={command} />}</Collection>
          </Section>
        )}
      </List>
      <Status role="status">
        <FormattedMessage
          id="ds.commands.count"
          defaultMessage="{count, plural, =0 {No results.} one {# result} other {# results}}"
          values={{ count }}
        />
      </Status>
    </Autocomplete>
  );
}
