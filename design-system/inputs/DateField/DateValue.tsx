type Props = { name: string | undefined; date: string | null; isDisabled: boolean };

function keep(): void {
  // The date is changed in the segments; React asks for a handler.
}

/**
 * The date in native form data. It is a text field, since a field of type "hidden" takes no part in the check
 * of a native form.
 */
export function DateValue({ name, date, isDisabled }: Props) {
  return (
    <input
      type="text"
      hidden
      {...{ name }}
      value={date ?? ''}
      onChange={keep}
      disabled={isDisabled}
    />
  );
}
