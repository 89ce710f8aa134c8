import { ShortcutList } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { destinations } from '../destinations.tsx';
import { shellWords } from '../shellWords.ts';

const general = [
  {
    keys: 'Mod+k',
    label: <FormattedMessage {...shellWords.commandsOpen} />,
  },
  {
    keys: '/',
    label: <FormattedMessage id="commands.search" defaultMessage="Search this page" />,
  },
  {
    keys: '?',
    label: <FormattedMessage {...shellWords.commandsShortcuts} />,
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
          label: <FormattedMessage id="commands.goTo" defaultMessage="Go to" />,
          items: destinations.flatMap(({ shortcut, title }) =>
            shortcut ? [{ keys: shortcut, label: <FormattedMessage {...title} /> }] : [],
          ),
        },
        {
          label: <FormattedMessage id="commands.anywhere" defaultMessage="Anywhere" />,
          items: general,
        },
      ]}
    />
  );
}
