import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { Attachments, Field, Root } from './Composer.styles.ts';
import { isElement } from '../../internal/roots.ts';

export type ComposerProps = {
  /** A `TextAreaField` with one row and a hidden label. It grows up to six lines. */
  field: ReactNode;
  /** The button that sends, at the end: a `SubmitButton`. */
  submit: ReactNode;
  /** Other actions, before the field: a `Menu` with a plus. */
  menu?: ReactNode;
  /** What is sent along, such as pictures, and notes about it: above the field. */
  children?: ReactNode;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Sends by Ctrl and Enter, or ⌘ and Enter. Enter alone starts a line, as on phones. */
function sendByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (event.nativeEvent.isComposing || event.repeat) return;
  if (!isElement(event.target) || event.target.localName !== 'textarea') return;
  event.preventDefault();
  const { form } = event.target as HTMLTextAreaElement;
  const button = form?.querySelector<HTMLElement>('button[type="submit"]');
  // A click, not `requestSubmit`: a button that does nothing while offline must do nothing here either.
  button?.click();
}

/** Arranges the form for a message in one row, at the bottom of a `Conversation`: actions, field and button. Place it in a `Form`. */
export function Composer(given: ComposerProps) {
  const { field, submit, menu, children, ...props } = useProps('Composer', given);
  return (
    <Root {...props} onKeyDown={sendByKey}>
      <Attachments data-part="attachments">{children}</Attachments>
      {menu}
      <Field data-part="field">{field}</Field>
      {submit}
    </Root>
  );
}
