import { FormattedMessage } from '../../../i18n/FormattedMessage/FormattedMessage.tsx';

/** Renders the hidden text that describes a required control which cannot be `aria-required`. */
export function RequiredText({ id }: { id: string }) {
  return (
    <span id={`${id}-required`} hidden>
      <FormattedMessage id="ds.field.required" defaultMessage="Required" />
    </span>
  );
}
