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
  /** Called when a command was chosen. */
  onDone: () => void;
};

// The palette has gone and the focus has returned by then, so that a dialog that the action opens can return it too.
function afterwards(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}

function CommandEntry({ command }: { command: Command }) {
  const { label, icon, shortcut, href, onAction } = command;
  return (
    <Entry
      id={command.id}
      textValue={label}
      {...(onAction ? { onAction: () => afterwards(onAction) } : { href })}
    >
      {icon}
      <span data-part="label">{label}</span>
      {shortcut && <Keys keys={shortcut} />}
    </Entry>
  );
}

/** The search of the palette with what it finds: the arrows go through it while the letters go on. */
export function PaletteSearch({ groups, onDone }: PaletteSearchProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const found = matchCommands(groups, text);
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
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
        items={found}
        onClose={onDone}
        renderEmptyState={() => (
          <FormattedMessage id="ds.commands.empty" defaultMessage="Nothing is called that." />
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
          defaultMessage="{count, plural, =0 {Nothing is called that.} one {# command} other {# commands}}"
          values={{ count }}
        />
      </Status>
    </Autocomplete>
  );
}
