import type { FieldValidation } from '../../../validation/useField.ts';

/**
 * Renders the message of a field. The element is always present, so that screen readers observe it. It is a function, not a
 * component, because a large form renders a hundred at once.
 */
export function messagePart({ id, message, isServerMessage }: FieldValidation) {
  return (
    <div
      id={`${id}-message`}
      data-part={message === null ? undefined : 'error'}
      data-server={isServerMessage || undefined}
    >
      {message}
    </div>
  );
}
