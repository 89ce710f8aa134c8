import { Check, Minus } from 'lucide-react';
import { Icon } from '../../data/Icon/Icon.tsx';

/** The box of a checkbox. */
export function CheckboxSign({ isIndeterminate = false }: { isIndeterminate?: boolean }) {
  return (
    <span data-part="sign">
      <Icon as={isIndeterminate ? Minus : Check} size={14} />
    </span>
  );
}
