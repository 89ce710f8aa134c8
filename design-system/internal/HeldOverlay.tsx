import { use, useState, type ReactNode } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { DialogGuards, leaveWith, type LeaveGuards } from './leaveGuards.ts';
import { useControllable } from './useControllable.ts';

type OpenProps = {
  isOpen: boolean | undefined;
  defaultOpen: boolean | undefined;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
};

/** Returns the props with which an overlay closes only after the guards of the forms inside have let it, and these guards. */
export function useHeldOverlay({ isOpen, defaultOpen, onOpenChange }: OpenProps) {
  const [guards] = useState<LeaveGuards>(() => new Set());
  const [isCurrentlyOpen, change] = useControllable(isOpen, defaultOpen ?? false, onOpenChange);
  // The state of a trigger is held by `HeldOverlay`.
  if (isOpen === undefined && defaultOpen === undefined) return { guards, isOpen, onOpenChange };
  return {
    guards,
    isOpen: isCurrentlyOpen,
    onOpenChange: (next: boolean) => (next ? change(true) : leaveWith(guards, () => change(false))),
  };
}

/** Lets the guards of forms inside hold an overlay that a `DialogTrigger` has opened, and registers them. */
export function HeldOverlay({ guards, children }: { guards: LeaveGuards; children: ReactNode }) {
  const trigger = use(OverlayTriggerStateContext);
  const held = trigger && { ...trigger, close: () => leaveWith(guards, () => trigger.close()) };
  return (
    <DialogGuards value={guards}>
      <OverlayTriggerStateContext value={held}>{children}</OverlayTriggerStateContext>
    </DialogGuards>
  );
}
