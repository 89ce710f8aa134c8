import { findUserDraft } from '../../device/userDrafts.ts';
import { UnsentTexts } from './UnsentTexts.tsx';

type UnsentDraftProps = {
  /** Name of the draft in which a form has stored its texts. */
  draftName: string;
  /** The labels of the form's fields by their names. */
  labels: Readonly<Record<string, string>>;
  /**
   * Texts that the server has received, by the names of the fields. If the draft has the same, it was sent and its response was lost, so
   * nothing is shown.
   */
  sent?: Readonly<Record<string, string>> | null;
};

/** Shows the stored texts of a form that is no longer possible, so that they can be copied; nothing if there are none. */
export function UnsentDraft({ draftName, labels, sent = null }: UnsentDraftProps) {
  const draft = findUserDraft(draftName);
  if (!draft) return null;
  const getText = (id: string) => {
    const text = draft.values[id];
    return typeof text === 'string' ? text : '';
  };
  if (sent && Object.entries(sent).every(([id, text]) => getText(id).trim() === text.trim())) {
    return null;
  }
  const texts = Object.entries(labels).map(([id, label]) => ({ id, label, text: getText(id) }));
  return <UnsentTexts texts={texts} onDelete={draft.remove} />;
}
