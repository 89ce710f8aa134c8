import { TextAreaField, type TextAreaFieldProps } from '@byline/design-system';
import { useStoredDraft } from '../../device/storedDraft.ts';

type StoredTextAreaProps = Omit<TextAreaFieldProps, 'value' | 'defaultValue' | 'onChange'> & {
  name: string;
  /** Name of the draft that stores the text; the form clears it once the text is sent. */
  draftName: string;
};

/** Renders a field for a text that is stored on this device, where it survives a closed dialog and the end of the session. */
export function StoredTextArea({ draftName, ...props }: StoredTextAreaProps) {
  const draft = useStoredDraft(draftName);
  return <TextAreaField {...props} {...draft(props.name)} />;
}
