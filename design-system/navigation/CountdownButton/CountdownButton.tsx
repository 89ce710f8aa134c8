import { useId, useState } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useIntl, type IntlShape } from '../../i18n/intl.ts';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import { useAnnouncement } from '../../internal/announcer.ts';
import type { DateInput } from '../../formatters/dateFormats.ts';
import { useFormHold } from '../../validation/formHold.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { useSecondsUntil } from './useSecondsUntil.ts';

export type CountdownButtonProps = Omit<ButtonProps, 'isDisabled'> & {
  /**
   * The time from which it can be pressed; null for now. Store it so that it survives a reload.
   * @default null
   */
  availableAt?: DateInput | null | undefined;
  /** The text announced at the end of the countdown. "You can try again now." by default. */
  readyMessage?: string;
};

const Name = styled.span`
  ${visuallyHidden}
`;

function formatClock(seconds: number, { formatNumber }: IntlShape): string {
  const minutes = formatNumber(Math.floor(seconds / 60), { useGrouping: false });
  return `${minutes}:${formatNumber(seconds % 60, { minimumIntegerDigits: 2 })}`;
}

/** The remaining seconds at which the description changes. Screen readers read it while the button has the focus. */
const steps = [10, 30, 45];

function toStep(seconds: number): number {
  return steps.find((step) => seconds <= step) ?? Math.ceil(seconds / 60) * 60;
}

/**
 * Renders a button that becomes available after a countdown, such as "Resend code". It can be focused meanwhile. Its name does not
 * change, because screen readers would read each second; its description has the time in a few steps. The end is announced.
 */
export function CountdownButton(given: CountdownButtonProps) {
  const {
    availableAt = null,
    readyMessage,
    children,
    ...props
  } = useProps('CountdownButton', given);
  const formHold = useFormHold(props);
  const { 'aria-describedby': describedBy, 'aria-disabled': ariaDisabled } = {
    ...props,
    ...(props.type === 'submit' && formHold),
  };
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useId();
  const seconds = useSecondsUntil(availableAt === null ? null : new Date(availableAt).getTime());
  const isWaiting = seconds > 0;
  // Only the end of a countdown that was shown is announced, not a button that was available from the start.
  const [hasWaited, setHasWaited] = useState(isWaiting);
  if (isWaiting && !hasWaited) setHasWaited(true);
  const ready =
    readyMessage ??
    formatMessage({ id: 'ds.countdown.ready', defaultMessage: 'You can try again now.' });
  useAnnouncement(!isWaiting && hasWaited ? ready : '');
  return (
    <>
      <Button
        {...props}
        aria-disabled={isWaiting || ariaDisabled}
        aria-describedby={[describedBy, isWaiting && id].filter(Boolean).join(' ') || undefined}
      >
        {isWaiting ? (
          <>
            <Name data-part="name">{children}</Name>
            <span aria-hidden="true">
              <FormattedMessage
                id="ds.countdown.waiting"
                defaultMessage="{action} in {time}"
                values={{
                  action: children,
                  time: <bdi>{formatClock(seconds, intl)}</bdi>,
                }}
              />
            </span>
          </>
        ) : (
          children
        )}
      </Button>
      <span id={id} hidden>
        {isWaiting && (
          <FormattedMessage
            id="ds.countdown.within"
            defaultMessage="{count, plural, one {Available within # second} other {Available within # seconds}}"
            values={{ count: toStep(seconds) }}
          />
        )}
      </span>
    </>
  );
}
