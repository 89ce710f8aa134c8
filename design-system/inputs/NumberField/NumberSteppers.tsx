import { Minus, Plus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Steppers } from './NumberField.styles.ts';

const minus = <Icon as={Minus} size={16} />;
const plus = <Icon as={Plus} size={16} />;

type Props = {
  label: string;
  controls: string;
  canDecrease: boolean;
  canIncrease: boolean;
  /** The number after the last step, announced to screen readers. */
  announcement: string;
  onStep: (steps: number) => void;
};

/** Renders the buttons that decrease and increase by one step. Not in the tab order, because the arrow keys do the same. */
export function NumberSteppers({
  label,
  controls,
  canDecrease,
  canIncrease,
  announcement,
  onStep,
}: Props) {
  const { formatMessage } = useIntl();
  return (
    <Steppers>
      <IconButton
        size="sm"
        excludeFromTabOrder
        preventFocusOnPress
        aria-controls={controls}
        label={formatMessage(
          { id: 'ds.number.decrease', defaultMessage: 'Decrease {label}' },
          { label },
        )}
        isDisabled={!canDecrease}
        onPress={() => onStep(-1)}
      >
        {minus}
      </IconButton>
      <IconButton
        size="sm"
        excludeFromTabOrder
        preventFocusOnPress
        aria-controls={controls}
        label={formatMessage(
          { id: 'ds.number.increase', defaultMessage: 'Increase {label}' },
          { label },
        )}
        isDisabled={!canIncrease}
        onPress={() => onStep(1)}
      >
        {plus}
      </IconButton>
      <span role="status">{announcement}</span>
    </Steppers>
  );
}
