import { createContext } from 'react';

/** The footer of the dialog around a component: undefined outside a dialog, null until the dialog is mounted. */
export const DialogFooterContext = createContext<HTMLElement | null | undefined>(undefined);
