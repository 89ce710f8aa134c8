import { useIntl } from '../../i18n/intl.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { filterWords as usedFilterWords } from '../../primitives/filters/filterWords.ts';
import { filterWords } from './filterWords.ts';

/** Renders what a table shows if no row passes its filters. */
export default function FilteredOut({ onClear }: { onClear: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="xs" align="center">
      <span>{formatMessage(filterWords.none)}</span>
      <Button variant="soft" size="sm" onPress={onClear}>
        {formatMessage(usedFilterWords.clearAll)}
      </Button>
    </Stack>
  );
}
