type Props = { name: string | undefined; date: string | null; isDisabled: boolean };

function ignoreChange(): void {
  // React requires a handler; the date changes in the segments.
}

/**
 * Renders the date for native form data. It is a hidden text input, because inputs of type "hidden" are exempt from
 * native validation.
 */
export function HiddenDateInput({ name, date, isDisabled }: Props) {
  return (
    <input
      type="text"
      hidden
      name={name}
      value={date ?? ''}
      onChange={ignoreChange}
      disabled={isDisabled}
    />
  );
}
