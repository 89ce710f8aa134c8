import { useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { useIntl } from 'react-intl';
import { isAppleDevice, strokeOf } from '../ShortcutList/strokes.ts';
import type { CommandGroup } from './commands.ts';
import { Panel, Veil } from './CommandPalette.styles.ts';
import { PaletteSearch } from './PaletteSearch.tsx';

type PalettePanelProps = {
  groups: readonly CommandGroup[];
  onClose: () => void;
};

// The keys that open it close it too; the browser has a use of its own for them.
function useClosingKeys(onClose: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (strokeOf(event, isAppleDevice()) !== 'Mod+k') return;
      event.preventDefault();
      if (!event.repeat) onClose();
    }
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [onClose]);
}

/** The open palette, in a chunk of its own. Each time it opens it begins anew. */
export default function PalettePanel({ groups, onClose }: PalettePanelProps) {
  const { formatMessage } = useIntl();
  useClosingKeys(onClose);
  return (
    <Veil isOpen onOpenChange={onClose} isDismissable>
      <Panel>
        <Dialog aria-label={formatMessage({ id: 'ds.commands.title', defaultMessage: 'Commands' })}>
          <PaletteSearch groups={groups} onDone={onClose} />
        </Dialog>
      </Panel>
    </Veil>
  );
}
