import { CommandPalette } from '@byline/design-system';
import { useIntl } from 'react-intl';
import { useActions } from './useActions.tsx';
import { usePlaces } from './usePlaces.ts';

type PaletteProps = {
  onClose: () => void;
  /** Called when the list of shortcuts is wanted. */
  onShortcuts: () => void;
};

/** Every page and action of the application by a few letters, in a chunk of its own. */
export default function Palette({ onClose, onShortcuts }: PaletteProps) {
  const { formatMessage } = useIntl();
  const { pages, starred } = usePlaces();
  const actions = useActions(onShortcuts);
  return (
    <CommandPalette
      isOpen
      onOpenChange={onClose}
      groups={[
        {
          id: 'starred',
          title: formatMessage({ id: 'commands.starred', defaultMessage: 'Starred pages' }),
          items: starred,
        },
        {
          id: 'pages',
          title: formatMessage({ id: 'commands.pages', defaultMessage: 'Pages' }),
          items: pages,
        },
        {
          id: 'actions',
          title: formatMessage({ id: 'commands.actions', defaultMessage: 'Actions' }),
          items: actions,
        },
      ]}
    />
  );
}
