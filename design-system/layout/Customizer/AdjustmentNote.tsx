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
            defaultMessage="{where, select, light {Too light for light pages, so it is shown darker there.} dark {Too dark for dark pages, so it is shown lighter there.} both {Shown slightly lighter or darker, so that it is visible on every page.} other {Shown as chosen. Text in this colour is made lighter or darker where the contrast is too low.}}"
            values={{ where: getAdjustedThemes(color) }}
          />
        </Text>
      )}
    </div>
  );
}
