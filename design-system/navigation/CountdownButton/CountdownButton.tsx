import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.ts';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { useSecondsUntil } from './useSecondsUntil.ts';

export type CountdownButtonProps = Omit<ButtonProps, 'isDisabled'> & {
  /** From when on it can be pressed, in ms since 1970; null for now. Keep it where it survives a reload. */
  availableAt: number | null;
  /**
   * Said once when the waiting is over.
   * @default 'You can try again now.'
   */
  readyMessage?: string;
};

const Status = styled.span`
  ${visuallyHidden}
`;

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * A button that has to wait, e.g. to send a code again. It stays in its place and keeps focus, and shows the time
 * that is left; the seconds are not read out, the end is.
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
                time: <bdi>{clock(seconds)}</bdi>,
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
