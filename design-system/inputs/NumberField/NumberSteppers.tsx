import { Minus, Plus, type LucideIcon } from 'lucide-react';
import { useAnnouncement } from '../../internal/announcer.ts';
import { useIntl } from '../../i18n/intl.ts';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as tokens from '../../theme/generated/tokens.ts';

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
  const renderButton = (icon: LucideIcon, name: string, isPossible: boolean, steps: number) => (
    <IconButton
      size="sm"
      excludeFromTabOrder
      preventFocusOnPress
      aria-controls={controls}
      aria-label={name}
      isDisabled={!isPossible}
      onPress={() => onStep(steps)}
    >
      <Icon as={icon} size={16} />
    </IconButton>
  );
  const decrease = formatMessage(
    { id: 'ds.number.decrease', defaultMessage: 'Decrease {label}' },
    { label },
  );
  const increase = formatMessage(
    { id: 'ds.number.increase', defaultMessage: 'Increase {label}' },
    { label },
  );
  return (
    <Steppers data-part="steppers">
      {renderButton(Minus, decrease, canDecrease, -1)}
      {renderButton(Plus, increase, canIncrease, 1)}
    </Steppers>
  );
}
