import { useState } from 'react';

type Editing = {
  isEditing: boolean;
  /** True once the form was open and has closed: the edit button, which mounts again, then takes focus. */
  wasEditing: boolean;
  startEditing: () => void;
  stopEditing: () => void;
};

/** Returns whether a value is shown or edited, for a card whose edit button replaces the value with a form. */
export function useEditing(): Editing {
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return {
    isEditing: form === 'open',
    wasEditing: form === 'closed',
    startEditing: () => setForm('open'),
    stopEditing: () => setForm('closed'),
  };
}
