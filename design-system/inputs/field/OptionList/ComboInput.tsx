import { useContext, useRef, type ComponentProps } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { useSharedRef } from '../../../internal/useSharedRef.ts';
import { useEditHistory } from '../useEditHistory.ts';

/** Renders the input of a combo box. A tap opens the list, as in a select; React Aria opens it only by typing or by the arrow button. */
export function ComboInput({ ref, ...props }: ComponentProps<typeof Input>) {
  const input = useRef<HTMLInputElement>(null);
  useSharedRef(input, ref);
  useEditHistory(input);
  const state = useContext(ComboBoxStateContext);
  return (
    <Input
      {...props}
      ref={input}
      onClick={({ nativeEvent, currentTarget }) => {
        // In older browsers, a click is not a PointerEvent.
        const { pointerType } = nativeEvent as Partial<PointerEvent>;
        const isTap = pointerType === 'touch';
        if (isTap && !currentTarget.readOnly && state?.isOpen === false) state.open(null, 'manual');
      }}
    />
  );
}
