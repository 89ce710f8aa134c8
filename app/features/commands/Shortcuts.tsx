import { ShortcutList } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { destinations } from './destinations.tsx';
import { commandWords } from './commandWords.ts';

const general = [
  {
    id: 'palette',
    label: <FormattedMessage {...commandWords.commandsOpen} />,
    shortcut: 'Mod+k',
  },
  {
    id: 'search',
    label: <FormattedMessage id="commands.search" defaultMessage="Search this page" />,
    shortcut: '/',
  },
  {
    id: 'shortcuts',
    label: <FormattedMessage {...commandWords.commandsShortcuts} />,
    shortcut: '?',
  },
];

/** Renders the list of keyboard shortcuts. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  return (
    <ShortcutList
      isOpen
      onOpenChange={onClose}
      items={[
        {
          id: 'pages',
          label: <FormattedMessage id="commands.goTo" defaultMessage="Go to" />,
          items: destinations.flatMap(({ shortcut, title }) =>
            shortcut ? [{ id: shortcut, label: <FormattedMessage {...title} />, shortcut }] : [],
          ),
        },
        {
          id: 'anywhere',
          label: <FormattedMessage id="commands.anywhere" defaultMessage="Anywhere" />,
          items: general,
        },
      ]}
    />
  );
}
