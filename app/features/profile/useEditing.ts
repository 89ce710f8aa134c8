import { useState } from 'react';

type Editing = {
  isEditing: boolean;
  /** Whether the form was open: the edit button is mounted again then and takes the focus back. */
  wasEditing: boolean;
  startEditing: () => void;
  stopEditing: () => void;
};

/** Returns the state of a value that a button turns into a form. */
export function useEditing(): Editing {
  const [state, setState] = useState<'initial' | 'open' | 'closed'>('initial');
  return {
    isEditing: state === 'open',
    wasEditing: state === 'closed',
    startEditing: () => setState('open'),
    stopEditing: () => setState('closed'),
  };
}
