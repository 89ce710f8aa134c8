import { Dialog } from 'react-aria-components/Dialog';
import { useIntl } from 'react-intl';
import type { CommandGroup } from './commands.ts';
import { Panel, Veil } from './CommandPalette.styles.ts';
import { PaletteSearch } from './PaletteSearch.tsx';

type PalettePanelProps = {
  groups: readonly CommandGroup[];
  onClose: () => void;
};

/** The open palette, in a chunk of its own. Each time it opens it begins anew. */
export default function PalettePanel({ groups, onClose }: PalettePanelProps) {
  const { formatMessage } = useIntl();
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
