import { useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { useIntl } from 'react-intl';
import { isAppleDevice, toStroke } from '../ShortcutList/strokes.ts';
import type { CommandGroup } from './commands.ts';
import { Panel, Overlay } from './CommandPalette.styles.ts';
import { PaletteSearch } from './PaletteSearch.tsx';

type PalettePanelProps = {
  groups: readonly CommandGroup[];
  onClose: () => void;
};

// Ctrl+K closes the palette too, and must not focus the address bar of the browser.
function useClosingKeys(onClose: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (toStroke(event, isAppleDevice()) !== 'Mod+k') return;
      event.preventDefault();
      if (!event.repeat) onClose();
    }
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [onClose]);
}

/** Renders the open palette; a separate chunk. It mounts on each opening, which resets the search. */
export default function PalettePanel({ groups, onClose }: PalettePanelProps) {
  const { formatMessage } = useIntl();
  useClosingKeys(onClose);
  return (
    <Overlay isOpen onOpenChange={onClose} isDismissable>
      <Panel>
        <Dialog aria-label={formatMessage({ id: 'ds.commands.title', defaultMessage: 'Commands' })}>
          <PaletteSearch groups={groups} onDone={onClose} />
        </Dialog>
      </Panel>
    </Overlay>
  );
}
