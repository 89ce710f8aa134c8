import { useState } from 'react';

/** Something shown that a press turns into a form, and back. */
export type Changing = {
  isChanging: boolean;
  /** Whether the form was open: the button that opened it is new then, and takes the focus back. */
  wasChanging: boolean;
  begin: () => void;
  end: () => void;
};

/** Turns something shown into a form and back, without losing the focus of who uses the keyboard. */
export function useEditing(): Changing {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  return {
    isChanging: state === 'open',
    wasChanging: state === 'closed',
    begin: () => setState('open'),
    end: () => setState('closed'),
  };
}
