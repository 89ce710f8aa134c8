import { useIntl } from 'react-intl';
import { Spinner } from '../Spinner/Spinner.tsx';

/** Turns in a button whose work is under way, and says so. */
export default function PendingSpinner() {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'ds.button.pending', defaultMessage: 'In progress' });
  return <Spinner size="sm" label={label} />;
}
