import { CommandPalette, Icon } from '@byline/design-system';
import { useStarredPages } from '@byline/design-system/portal';
import { Star } from 'lucide-react';
import { useIntl } from 'react-intl';
import { destinations, findDestination } from './destinations.tsx';
import type { NavbarDialog } from './navbarDialog.ts';
import { useActions } from './useActions.tsx';

type PaletteProps = {
  onClose: () => void;
  /** Called to open another dialog. */
  onOpen: (dialog: NavbarDialog) => void;
};

/** Renders the command palette with starred pages, all pages and actions. */
export default function Palette({ onClose, onOpen }: PaletteProps) {
  const { formatMessage } = useIntl();
  const starred = useStarredPages();
  const actions = useActions(onOpen);
  return (
    <CommandPalette
      isOpen
      onOpenChange={onClose}
      items={[
        {
          id: 'starred',
          label: formatMessage({ id: 'commands.starred', defaultMessage: 'Starred pages' }),
          items: starred.map(({ href, title }) => ({
            id: `starred ${href}`,
            href,
            icon: findDestination(href)?.icon ?? <Icon as={Star} size={20} />,
            label: title,
          })),
        },
        {
          id: 'pages',
          label: formatMessage({ id: 'commands.pages', defaultMessage: 'Pages' }),
          items: destinations.map(({ path, icon, title, shortcut }) => ({
            id: path,
            href: path,
            icon,
            label: formatMessage(title),
            aliases: [path],
            shortcut,
          })),
        },
        {
          id: 'actions',
          label: formatMessage({ id: 'commands.actions', defaultMessage: 'Actions' }),
          items: actions,
        },
      ]}
    />
  );
}
