import { useIntl } from 'react-intl';
import { Spinner } from '../Spinner/Spinner.tsx';

/** Renders the spinner of a pending button, with its label for screen readers. */
export default function PendingSpinner() {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'ds.button.pending', defaultMessage: 'In progress' });
  return <Spinner size="sm" label={label} />;
}
