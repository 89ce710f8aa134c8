type Props = { id: string; message: string | null };

/** The place of a field's message; it is there before the message, so that a screen reader can follow it. */
export function ErrorText({ id, message }: Props) {
  return (
    <div id={`${id}-message`}>{message !== null && <div data-part="error">{message}</div>}</div>
  );
}
