import { CalendarDays, X } from 'lucide-react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { useLateModule, type LateModule } from '../../internal/lateModule.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { DateBox } from './DateField.styles.ts';

/** The props of a calendar popover; it opens below the box around its button. */
export type CalendarPopoverProps = {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

type Props<Module> = {
  /** The label of the field. */
  field: string;
  isDisabled: boolean;
  /** The code of the calendar, which loads when the button is hovered or focused. */
  calendar: LateModule<Module>;
  /** Renders the calendar, open or closed; called once its code has loaded. */
  children: (popover: CalendarPopoverProps, module: Module) => ReactNode;
};

/**
 * Renders the button that clears a date field. The field must move focus, because the button disappears with the date.
 */
export function ClearButton({ field, onPress }: { field: string; onPress: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      size="sm"
      aria-label={formatMessage(
        { id: 'ds.date.clear', defaultMessage: 'Clear {field}' },
        { field },
      )}
      onPress={onPress}
    >
      <Icon as={X} size={18} />
    </IconButton>
  );
}

/** Renders the button that opens a calendar. */
export function CalendarButton<Module>({ field, isDisabled, calendar, children }: Props<Module>) {
  const { formatMessage } = useIntl();
  const boxRef = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { module, preload } = useLateModule(calendar, () => setOpen(false));
  return (
    <>
      <IconButton
        ref={(button) => {
          // A styled component as text is its CSS selector.
          boxRef.current = button?.closest(String(DateBox)) ?? null;
        }}
        size="sm"
        aria-label={formatMessage(
          { id: 'ds.date.calendar', defaultMessage: 'Calendar for {field}' },
          { field },
        )}
        isDisabled={isDisabled}
        onPress={() => {
          setOpen(true);
          preload();
        }}
        onHoverStart={preload}
        onFocus={preload}
        onBlur={() => {
          // A calendar whose code arrives now would take the focus from where the user has gone.
          if (!module) setOpen(false);
        }}
        aria-haspopup="dialog"
        aria-expanded={isOpen && module !== undefined}
      >
        <Icon as={CalendarDays} size={18} />
      </IconButton>
      {module && <>{children({ triggerRef: boxRef, isOpen, onOpenChange: setOpen }, module)}</>}
    </>
  );
}
