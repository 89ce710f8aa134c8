import { useEffect, useState, type RefObject } from 'react';
import { defineMessages, useIntl } from '../../i18n/intl.ts';
import { useAnnouncement } from '../../internal/announcer.ts';
import { Meter } from './PasswordField.styles.ts';
import { estimateStrength } from './estimateStrength.ts';
import { getRoot } from '../../internal/roots.ts';

const labels = defineMessages({
  1: { id: 'ds.password.weak', defaultMessage: 'Easy to guess' },
  2: { id: 'ds.password.fair', defaultMessage: 'Fair' },
  3: { id: 'ds.password.good', defaultMessage: 'Good' },
  4: { id: 'ds.password.strong', defaultMessage: 'Strong' },
});

/** Renders and announces the strength of the password while it is typed. */
export function PasswordStrength({ control }: { control: RefObject<HTMLInputElement | null> }) {
  const { formatMessage } = useIntl();
  const [strength, setStrength] = useState(0);
  useEffect(() => {
    const element = control.current;
    if (element === null) return undefined;
    const controller = new AbortController();
    const update = () => setStrength(estimateStrength(element.value));
    update();
    element.addEventListener('input', update, { signal: controller.signal });
    getRoot(element).addEventListener('reset', () => setTimeout(update, 0), {
      signal: controller.signal,
    });
    return () => controller.abort();
  });
  const label = strength > 0 ? formatMessage(labels[strength as keyof typeof labels]) : '';
  useAnnouncement(label);
  return (
    <Meter data-part="meter" data-strength={strength}>
      <span aria-hidden="true" data-part="bar" />
      <span data-part="label">
        {/* All labels take room, so that nothing below moves while the user types. */}
        {([1, 2, 3, 4] as const).map((one) => (
          <span key={one} aria-hidden={one !== strength}>
            {formatMessage(labels[one])}
          </span>
        ))}
      </span>
    </Meter>
  );
}
