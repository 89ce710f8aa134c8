import { CircleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { LoadProblem, LoadStatus } from './ComboBoxField.styles.ts';

type Props = {
  status: 'idle' | 'loading' | 'failed';
  onRetry: () => void;
};

const loadingOptions = (
  <FormattedMessage id="ds.comboBox.loading" defaultMessage="Loading options…" />
);

const failedOptions = (
  <FormattedMessage id="ds.comboBox.failed" defaultMessage="The options could not be loaded." />
);

/**
 * Says that options are being loaded, or could not be. It stands beside the list, not in it: the list closes
 * when the keyboard leaves the text, and a button in there could not be reached.
 */
export function LoadAnswer({ status, onRetry }: Props) {
  return (
    <>
      <LoadStatus role="status" data-hidden>
        {status === 'loading' && loadingOptions}
      </LoadStatus>
      <LoadStatus role="alert">
        {status === 'failed' && (
          <LoadProblem>
            <Icon as={CircleAlert} size={16} />
            <span>{failedOptions}</span>
            <Button size="sm" variant="outline" onPress={onRetry}>
              <FormattedMessage id="ds.comboBox.retry" defaultMessage="Try again" />
            </Button>
          </LoadProblem>
        )}
      </LoadStatus>
    </>
  );
}

/** What the open list says in place of options; nothing of its own where there simply are none. */
export function emptyTextOf(status: Props['status']) {
  if (status === 'loading') return loadingOptions;
  return status === 'failed' ? failedOptions : undefined;
}

/** The same for screen readers: while the list is open they hear nothing of what stands beside it. */
export function LoadStatusInList({ status }: Pick<Props, 'status'>) {
  return (
    <LoadStatus role="status" data-hidden>
      {emptyTextOf(status)}
    </LoadStatus>
  );
}
