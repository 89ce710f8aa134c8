import { useContext, type ComponentProps } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';

/** Renders the input of a combo box. A tap opens the list, as in a select; React Aria opens it only by typing or by the arrow button. */
export function ComboInput(props: ComponentProps<typeof Input>) {
  const state = useContext(ComboBoxStateContext);
  return (
    <Input
      {...props}
      onClick={({ nativeEvent, currentTarget }) => {
        // In older browsers, a click is not a PointerEvent.
        const { pointerType } = nativeEvent as Partial<PointerEvent>;
        const isTap = pointerType === 'touch';
        if (isTap && !currentTarget.readOnly && state?.isOpen === false) state.open(null, 'manual');
      }}
    />
  );
}
