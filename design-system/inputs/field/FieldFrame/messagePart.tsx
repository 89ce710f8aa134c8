import type { FieldValidation } from '../../../validation/useField.ts';
import { FieldWarning } from '../FieldWarning/FieldWarning.tsx';

/**
 * Renders the message of a field, which `fieldSpeech` announces, and its warnings. The element is always present, so that the message does
 * not move. It is a function, not a component, because a large form renders a hundred at once.
 */
export function messagePart(field: FieldValidation) {
  const { id, message, isServerMessage, warnings } = field;
  return (
    <>
      <div
        id={`${id}-message`}
        data-part={message === null ? undefined : 'error'}
        data-server={isServerMessage || undefined}
      >
        {message}
      </div>
      {warnings.length > 0 && <FieldWarning field={field} />}
    </>
  );
}
