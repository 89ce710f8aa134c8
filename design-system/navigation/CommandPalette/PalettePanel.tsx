import { useEffect, useEffectEvent, useRef, useState, type Ref } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { defineMessage, useIntl } from '../../i18n/intl.ts';
import { Autocomplete } from '../../internal/Autocomplete.tsx';
import { Collection, Header } from 'react-aria-components/Menu';
import { isAppleDevice, toStroke } from '../ShortcutList/strokes.ts';
import { matchCommands, type CommandGroup, type Command } from './commands.ts';
import { Panel, Overlay, Entry, List, Section, Top } from './CommandPalette.styles.ts';
import { useAnnouncement } from '../../internal/announcer.ts';
import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { useSpokenEntry } from './useSpokenEntry.ts';
import { Keys } from '../ShortcutList/Keys.tsx';
import { usePage } from '../../internal/page.ts';

const paletteLabel = defineMessage({ id: 'ds.commands.title', defaultMessage: 'Commands' });

type PalettePanelProps = {
  groups: readonly CommandGroup[];
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
  onClose: () => void;
};

// Ctrl+K closes the palette too, and must not focus the address bar of the browser.
function useClosingKeys(onClose: () => void): void {
  const getPage = useEffectEvent(usePage());
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (toStroke(event, isAppleDevice()) !== 'Mod+k') return;
      event.preventDefault();
      if (!event.repeat) onClose();
    }
    // In the capture phase, because React Aria's components stop the propagation of keys.
    const page = getPage();
    page.addEventListener('keydown', onKeyDown, true);
    return () => page.removeEventListener('keydown', onKeyDown, true);
  }, [onClose]);
}

type PaletteSearchProps = {
  groups: readonly CommandGroup[];
  /** Called when a command was run. */
  onDone: () => void;
};

// Runs the action after the palette has closed and restored the focus, so that a dialog opened by it restores the same focus. React Aria
// restores the focus in the next frame, and the timer ends after that frame.
function runAfterClose(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}

function CommandEntry({ command }: { command: Command }) {
  const { label, lang, icon, shortcut, href, onAction } = command;
  return (
    <Entry
      data-part="entry"
      id={command.id}
      textValue={label}
      {...(onAction ? { onAction: () => runAfterClose(onAction) } : { href })}
    >
      {icon}
      <span data-part="label" lang={lang}>
        {label}
      </span>
      {shortcut && <Keys keys={shortcut} />}
    </Entry>
  );
}

/** Renders the search field and the matching commands; arrow keys select one while the field keeps focus. */
function PaletteSearch({ groups, onDone }: PaletteSearchProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const results = matchCommands(groups, text);
  const count = results.reduce((sum, { items }) => sum + items.length, 0);
  const countText = formatMessage(
    {
      id: 'ds.commands.count',
      defaultMessage: '{count, plural, =0 {No results.} one {# result} other {# results}}',
    },
    { count },
  );
  useAnnouncement(text === '' ? '' : countText);
  const field = useRef<HTMLDivElement>(null);
  useSpokenEntry(field);
  const searchLabel = formatMessage({
    id: 'ds.commands.search',
    defaultMessage: 'Search for pages and actions',
  });
  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <Top data-part="top">
        <SearchField
          ref={field}
          autoFocus
          label={searchLabel}
          isLabelHidden
          placeholder={searchLabel}
        />
      </Top>
      <List
        data-part="commands"
        aria-label={formatMessage(paletteLabel)}
        items={results}
        onClose={onDone}
        renderEmptyState={() => (
          <FormattedMessage id="ds.commands.empty" defaultMessage="No results." />
        )}
      >
        {({ id, label, items }) => (
          <Section data-part="section" id={id}>
            <Header>{label}</Header>
            <Collection items={items}>{(command) => <CommandEntry command={command} />}</Collection>
          </Section>
        )}
      </List>
    </Autocomplete>
  );
}

/** Renders the open palette; a separate chunk. It mounts on each opening, which resets the search. */
export default function PalettePanel({ groups, onClose, ...props }: PalettePanelProps) {
  const { formatMessage } = useIntl();
  useClosingKeys(onClose);
  return (
    <Overlay data-part="overlay" isOpen onOpenChange={onClose} isDismissable>
      <Panel data-part="panel">
        <Dialog {...props} aria-label={formatMessage(paletteLabel)}>
          <PaletteSearch groups={groups} onDone={onClose} />
        </Dialog>
      </Panel>
    </Overlay>
  );
}
