import { X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

/**
 * Renders the button that clears a date field. The field must move focus, because the button disappears with the date.
 */
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
