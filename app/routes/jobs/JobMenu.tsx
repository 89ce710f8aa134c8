import { Icon, IconButton, Menu } from '@byline/design-system';
import { Ellipsis, LogOut } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DropDialog } from './DropDialog.tsx';

/** Renders the menu of rare actions of accepted work. */
export function JobMenu({ jobId }: { jobId: string }) {
  const { formatMessage } = useIntl();
  const [isDropping, setDropping] = useState(false);
  const label = formatMessage({ id: 'job.more', defaultMessage: 'More actions' });
  return (
    <>
      <Menu
        label={label}
        trigger={
          <IconButton label={label} size="sm">
            <Icon as={Ellipsis} size={18} />
          </IconButton>
        }
        items={[
          {
            id: 'drop',
            label: <FormattedMessage id="job.action.drop" defaultMessage="Drop out of this job" />,
            icon: <Icon as={LogOut} size={18} isDirectional />,
            onAction: () => setDropping(true),
          },
        ]}
      />
      <DropDialog jobId={jobId} isOpen={isDropping} onOpenChange={setDropping} />
    </>
  );
}
