import type { FieldValidation } from '../../../validation/useField.ts';

/**
 * Renders the message of a field, which `fieldSpeech` announces. The element is always present, so that the message does not move.
 * It is a function, not a component, because a large form renders a hundred at once.
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
