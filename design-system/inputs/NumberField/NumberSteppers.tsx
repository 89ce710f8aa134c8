import { Minus, Plus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Steppers } from './NumberField.styles.ts';

const less = <Icon as={Minus} size={16} />;
const more = <Icon as={Plus} size={16} />;

type Props = {
  label: string;
  controls: string;
  canDecrease: boolean;
  canIncrease: boolean;
  /** The number after the last step, for a screen reader. */
  said: string;
  onStep: (steps: number) => void;
};

/** Buttons for one step less and more. The keyboard has the arrows for them, so Tab passes them by. */
export function NumberSteppers({ label, controls, canDecrease, canIncrease, said, onStep }: Props) {
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
        {less}
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
        {more}
      </IconButton>
      <span role="status">{said}</span>
    </Steppers>
  );
}
