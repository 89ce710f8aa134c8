import { CalendarDays } from 'lucide-react';
import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { DateBox } from './DateField.styles.ts';

/** What the popover of a calendar is told by its button; it opens below the box around that. */
export type CalendarPopoverProps = {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

type Props = {
  /** The label of the field. */
  field: string;
  isDisabled: boolean;
  /** Fetches the code of the calendar; called when the button is reached. */
  prepare: () => void;
  /** The calendar, once it has been opened. */
  children: (popover: CalendarPopoverProps) => ReactNode;
};

/** Opens a calendar, whose code comes when the button is reached. */
export function CalendarButton({ field, isDisabled, prepare, children }: Props) {
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
        onHoverStart={prepare}
        onFocus={prepare}
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
