import { CalendarDays, X } from 'lucide-react';
import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { DateBox } from './DateField.styles.ts';

/** The props of a calendar popover; it opens below the box around its button. */
export type CalendarPopoverProps = {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

type Props = {
  /** The label of the field. */
  field: string;
  isDisabled: boolean;
  /** Loads the code of the calendar; called when the button is hovered or focused. */
  preload: () => void;
  /** Renders the calendar; called once it has been opened. */
  children: (popover: CalendarPopoverProps) => ReactNode;
};

/**
 * Renders the button that clears a date field. The field must move focus, because the button disappears with the date.
 */
export function ClearButton({ field, onPress }: { field: string; onPress: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      size="sm"
      label={formatMessage({ id: 'ds.date.clear', defaultMessage: 'Clear {field}' }, { field })}
      onPress={onPress}
    >
      <Icon as={X} size={18} />
    </IconButton>
  );
}

/** Renders the button that opens a calendar. */
export function CalendarButton({ field, isDisabled, preload, children }: Props) {
  const { formatMessage } = useIntl();
  const boxRef = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <IconButton
        ref={(button) => {
          boxRef.current = button?.closest(String(DateBox)) ?? null;
        }}
        size="sm"
        label={formatMessage(
          { id: 'ds.date.calendar', defaultMessage: 'Calendar for {field}' },
          { field },
        )}
        isDisabled={isDisabled}
        onPress={() => {
          setWasOpened(true);
          setOpen(true);
        }}
        onHoverStart={preload}
        onFocus={preload}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        <Icon as={CalendarDays} size={18} />
      </IconButton>
      {wasOpened && (
        <Suspense>{children({ triggerRef: boxRef, isOpen, onOpenChange: setOpen })}</Suspense>
      )}
    </>
  );
}
