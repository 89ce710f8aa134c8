import { ShortcutList } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { titles } from '../../routeTitles.ts';

const places = [
  { keys: 'g d', label: <FormattedMessage {...titles.dashboard} /> },
  { keys: 'g j', label: <FormattedMessage {...titles.jobs} /> },
  { keys: 'g h', label: <FormattedMessage {...titles.history} /> },
  {
    keys: 'g w',
    label: <FormattedMessage id="layout.menu.wallet" defaultMessage="Wallet" />,
  },
];

const anywhere = [
  {
    keys: 'Mod+k',
    label: <FormattedMessage id="commands.open" defaultMessage="Find pages and actions" />,
  },
  {
    keys: '/',
    label: (
      <FormattedMessage id="commands.search" defaultMessage="Search on this page, where it can" />
    ),
  },
  {
    keys: '?',
    label: <FormattedMessage id="commands.shortcuts" defaultMessage="Keyboard shortcuts" />,
  },
];

/** The shortcuts of the application, in a chunk of its own. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  return (
    <ShortcutList
      isOpen
      onOpenChange={onClose}
      groups={[
        {
          title: <FormattedMessage id="commands.goTo" defaultMessage="Go to" />,
          items: places,
        },
        {
          title: <FormattedMessage id="commands.anywhere" defaultMessage="Anywhere" />,
          items: anywhere,
        },
      ]}
    />
  );
}
