import { getStoredDraft } from '../../device/storedDraft.ts';
import { UnsentTexts } from './UnsentTexts.tsx';

type UnsentDraftProps = {
  /** Name of the draft in which a form has stored its texts. */
  draftName: string;
  /** The labels of the form's fields by their names. */
  labels: Readonly<Record<string, string>>;
};

/** Shows the stored texts of a form that is no longer possible, so that they can be copied; nothing if there are none. */
export function UnsentDraft({ draftName, labels }: UnsentDraftProps) {
  const draft = getStoredDraft(draftName);
  const stored = draft.read();
  const texts = Object.entries(labels).map(([id, label]) => {
    const text = stored[id];
    return { id, label, text: typeof text === 'string' ? text : '' };
  });
  return <UnsentTexts texts={texts} onDelete={draft.clear} />;
}
