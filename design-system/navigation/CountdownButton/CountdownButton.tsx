import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.ts';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { useSecondsUntil } from './useSecondsUntil.ts';

export type CountdownButtonProps = Omit<ButtonProps, 'isDisabled'> & {
  /** The time from which it can be pressed, in ms since 1970; null for now. Store it so that it survives a reload. */
  availableAt: number | null;
  /** The text announced at the end of the countdown. "You can try again now." by default. */
  readyMessage?: string;
};

const Status = styled.span`
  ${visuallyHidden}
`;

function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Renders a button that becomes available after a countdown, such as "Resend code". It can be focused meanwhile; screen
 * readers announce only the end of the countdown.
 */
export function CountdownButton({
  availableAt,
  readyMessage,
  children,
  onPress,
  ...props
}: CountdownButtonProps) {
  const { formatMessage } = useIntl();
  const seconds = useSecondsUntil(availableAt);
  const isWaiting = seconds > 0;
  const [hasWaited, setHasWaited] = useState(isWaiting);
  if (isWaiting && !hasWaited) setHasWaited(true);
  return (
    <>
      <Button
        {...props}
        aria-disabled={isWaiting || undefined}
        onPress={(event) => {
          if (!isWaiting) onPress?.(event);
        }}
      >
        {isWaiting ? (
          <span>
            <FormattedMessage
              id="ds.countdown.waiting"
              defaultMessage="{action} in {time}"
              values={{
                action: children,
                time: <bdi>{formatClock(seconds)}</bdi>,
              }}
            />
          </span>
        ) : (
          children
        )}
      </Button>
      <Status role="status">
        {!isWaiting && hasWaited
          ? (readyMessage ??
            formatMessage({ id: 'ds.countdown.ready', defaultMessage: 'You can try again now.' }))
          : ''}
      </Status>
    </>
  );
}
