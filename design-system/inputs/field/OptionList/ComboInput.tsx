import { useContext, type ComponentProps } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';

/** Renders the input of a combo box. A tap opens the list, as it does in a select; React Aria would open it only for the arrow. */
export function ComboInput(props: ComponentProps<typeof Input>) {
  const state = useContext(ComboBoxStateContext);
  return (
    <Input
      {...props}
      onClick={({ nativeEvent, currentTarget }) => {
        // A click is a PointerEvent, which older browsers do not tell.
        const { pointerType } = nativeEvent as Partial<PointerEvent>;
        const isTap = pointerType === 'touch';
        if (isTap && !currentTarget.readOnly && state?.isOpen === false) state.open(null, 'manual');
      }}
    />
  );
}
