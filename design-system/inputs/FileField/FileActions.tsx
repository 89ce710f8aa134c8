import { RotateCw, Trash2, X } from 'lucide-react';
import { useIntl } from '../../i18n/intl.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { FileEntry } from './fileEntry.ts';

type Props = {
  entry: FileEntry;
  /** The name of the file in the labels of its buttons. */
  name: string;
  isDisabled: boolean;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
};

/** Renders the buttons of a file: cancel, retry and remove. */
export function FileActions({ entry, name, isDisabled, onCancel, onRetry, onRemove }: Props) {
  const { formatMessage } = useIntl();
  const isStopped = entry.state === 'failed' || entry.state === 'cancelled';
  return (
    <span data-part="actions">
      {entry.state === 'uploading' && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Icon as={X} size={16} />}
          aria-label={formatMessage(
            { id: 'ds.file.cancelOf', defaultMessage: 'Cancel {name}' },
            { name },
          )}
          onPress={onCancel}
        >
          {formatMessage({ id: 'ds.file.cancel', defaultMessage: 'Cancel' })}
        </Button>
      )}
      {isStopped && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Icon as={RotateCw} size={16} />}
          isDisabled={isDisabled}
          aria-label={formatMessage(
            { id: 'ds.file.retryOf', defaultMessage: 'Try again {name}' },
            { name },
          )}
          onPress={onRetry}
        >
          {formatMessage({ id: 'ds.file.retry', defaultMessage: 'Try again' })}
        </Button>
      )}
      <IconButton
        size="sm"
        isDisabled={isDisabled}
        aria-label={formatMessage(
          { id: 'ds.file.remove', defaultMessage: 'Remove {name}' },
          { name },
        )}
        onPress={onRemove}
      >
        <Icon as={Trash2} size={18} />
      </IconButton>
    </span>
  );
}
