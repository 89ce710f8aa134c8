import { Check, Minus } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';

/** Renders the box of a checkbox with its tick or dash. */
export function CheckboxIcon({ isIndeterminate = false }: { isIndeterminate?: boolean }) {
  return (
    <span data-part="indicator">
      <Icon as={isIndeterminate ? Minus : Check} size={14} />
    </span>
  );
}
