import { useEffect, useEffectEvent } from 'react';
import { useIntl } from '../../../i18n/intl.ts';
import { announce } from '../../../internal/announcer.ts';
import { formatError } from '../../../validation/messages.ts';
import type { FieldValidation } from '../../../validation/useField.ts';
import { useWarning } from './useWarning.ts';
import { Warning } from './WarningText.styles.ts';

/** Renders and announces the warning about the value of a field, except while the field has an error. */
export default function WarningText({ field }: { field: FieldValidation }) {
  const intl = useIntl();
  const warning = useWarning(field);
  const isShown = warning !== null && field.message === null;
  const text = isShown ? formatError(warning, intl, field.label) : '';
  const announceText = useEffectEvent(() =>
    announce(text && field.label ? `${field.label}: ${text}` : text),
  );
  // Not with the text: it is not announced again in another language.
  useEffect(() => announceText(), [warning, isShown]);
  return (
    <Warning id={`${field.id}-warning`} data-part="warning">
      {text}
    </Warning>
  );
}
