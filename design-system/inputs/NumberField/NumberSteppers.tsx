import { Minus, Plus } from 'lucide-react';
import { useAnnouncement } from '../../internal/announcer.ts';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as tokens from '../../theme/generated/tokens.ts';

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

/** The two buttons after the number. */
const Steppers = styled.span`
  flex: none;
  display: flex;
  gap: ${tokens.space['3xs']};
  padding-inline-end: ${tokens.space['2xs']};
`;

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
  useAnnouncement(announcement);
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
    </Steppers>
  );
}
