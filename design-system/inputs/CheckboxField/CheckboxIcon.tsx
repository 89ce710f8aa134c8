import { Check, Minus } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';

/** The box of a checkbox. */
export function CheckboxIcon({ isIndeterminate = false }: { isIndeterminate?: boolean }) {
  return (
    <span data-part="icon">
      <Icon as={isIndeterminate ? Minus : Check} size={14} />
    </span>
  );
}
