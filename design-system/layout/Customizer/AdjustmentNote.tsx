import { FormattedMessage } from 'react-intl';
import { Text } from '../../primitives/Text/Text.tsx';
import { getAdjustedThemes } from './getAdjustedThemes.ts';

/** Explains in which themes the primary colour had to become lighter or darker for contrast. */
export function AdjustmentNote({ color }: { color: string | null }) {
  return (
    <div role="status">
      {color && (
        <Text tone="muted" size="sm">
          <FormattedMessage
            id="ds.customizer.adjusted"
            defaultMessage="{where, select, light {Too light for light pages: there it is shown darker, so that everyone can see it.} dark {Too dark for dark pages: there it is shown lighter, so that everyone can see it.} both {It is shown a little lighter or darker, so that everyone can see it.} other {It is shown as it is; as text it becomes lighter or darker where it could not be read.}}"
            values={{ where: getAdjustedThemes(color) }}
          />
        </Text>
      )}
    </div>
  );
}
