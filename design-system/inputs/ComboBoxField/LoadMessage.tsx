import { CircleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { LoadError, LoadStatus } from './ComboBoxField.styles.ts';

type Props = {
  status: 'idle' | 'loading' | 'failed';
  /** Without it there is no button. */
  onRetry?: () => void;
};

const loadingText = <FormattedMessage id="ds.comboBox.loading" defaultMessage="Loading options…" />;

const failedText = (
  <FormattedMessage id="ds.comboBox.failed" defaultMessage="The options could not be loaded." />
);

/**
 * Announces that options are loading, and shows an error with an optional retry button. It is outside the list: the list closes
 * when the text loses focus, so a button in it could not be focused.
 */
export function LoadMessage({ status, onRetry }: Props) {
  return (
    <>
      <LoadStatus role="status" data-hidden>
        {status === 'loading' && loadingText}
      </LoadStatus>
      <LoadStatus role="alert">
        {status === 'failed' && (
          <LoadError>
            <Icon as={CircleAlert} size={16} />
            <span>{failedText}</span>
            {onRetry && (
              <Button size="sm" variant="outline" onPress={onRetry}>
                <FormattedMessage id="ds.comboBox.retry" defaultMessage="Try again" />
              </Button>
            )}
          </LoadError>
        )}
      </LoadStatus>
    </>
  );
}

/** Returns the text of the open list while loading or after a failure; undefined for the default text. */
export function getEmptyText(status: Props['status']) {
  if (status === 'loading') return loadingText;
  return status === 'failed' ? failedText : undefined;
}

/** Announces the same inside the list, because everything outside is hidden from screen readers while it is open. */
export function LoadStatusInList({ status }: Pick<Props, 'status'>) {
  return (
    <LoadStatus role="status" data-hidden>
      {getEmptyText(status)}
    </LoadStatus>
  );
}
