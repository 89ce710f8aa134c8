import { CircleAlert } from 'lucide-react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { defineMessages, useIntl } from '../../i18n/intl.ts';
import { useAnnouncement } from '../../internal/announcer.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { LoadError } from './ComboBoxField.styles.ts';

type Props = {
  status: 'idle' | 'loading' | 'failed';
  /** Without it there is no button. */
  onRetry?: () => void;
};

const texts = defineMessages({
  loading: { id: 'ds.comboBox.loading', defaultMessage: 'Loading options…' },
  failed: { id: 'ds.comboBox.failed', defaultMessage: 'The options could not be loaded.' },
});

/**
 * Announces that options are loading, and shows an error with an optional retry button. It is outside the list: the list closes
 * when the text loses focus, so a button in it could not be focused.
 */
export function LoadMessage({ status, onRetry }: Props) {
  const { formatMessage } = useIntl();
  const statusText = status === 'idle' ? '' : formatMessage(texts[status]);
  useAnnouncement(statusText);
  if (status !== 'failed') return null;
  return (
    <LoadError data-part="load-error">
      <Icon as={CircleAlert} size={16} />
      <span>{statusText}</span>
      {onRetry && (
        <Button size="sm" variant="ghost" onPress={onRetry}>
          <FormattedMessage id="ds.comboBox.retry" defaultMessage="Try again" />
        </Button>
      )}
    </LoadError>
  );
}

/** Returns the text of the open list while loading or after a failure; undefined for the default text. */
export function getEmptyText(status: Props['status']) {
  return status === 'idle' ? undefined : <FormattedMessage {...texts[status]} />;
}
