import { X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

/** Empties a date field; its field moves the focus, for the button goes with the date. */
export function ClearButton({ field, onPress }: { field: string; onPress: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      size="sm"
      label={formatMessage({ id: 'ds.date.clear', defaultMessage: 'Clear {field}' }, { field })}
      onPress={onPress}
    >
      <Icon as={X} size={18} />
    </IconButton>
  );
}
