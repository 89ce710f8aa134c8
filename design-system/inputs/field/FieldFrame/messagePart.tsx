import type { FieldValidation } from '../../../validation/useFieldValidation.ts';

/**
 * The message of a field. Its element is there before it, so that a screen reader can follow it. A function and no
 * component: a hundred fields that are refused at once draw a hundred of them.
 */
export function messagePart({ id, message, isForeign }: FieldValidation) {
  return (
    <div
      id={`${id}-message`}
      data-part={message === null ? undefined : 'error'}
      data-foreign={isForeign || undefined}
    >
      {message}
    </div>
  );
}
