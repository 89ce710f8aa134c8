import { Icon, IconButton, Menu } from '@byline/design-system';
import { Ellipsis, LogOut } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

/** Renders the menu of rare actions of accepted work. */
export function JobMenu({ onDrop }: { onDrop: () => void }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'job.more', defaultMessage: 'More actions' });
  return (
    <Menu
      aria-label={label}
      trigger={
        <IconButton aria-label={label} size="sm">
          <Icon as={Ellipsis} size={18} />
        </IconButton>
      }
      items={[
        {
          id: 'drop',
          label: <FormattedMessage id="job.action.drop" defaultMessage="Drop out of this job" />,
          icon: <Icon as={LogOut} size={18} isDirectional />,
          onAction: onDrop,
        },
      ]}
    />
  );
}
