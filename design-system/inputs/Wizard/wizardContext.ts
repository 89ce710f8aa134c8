import { createContext, type ReactNode } from 'react';

/** What a `WizardReview` shows. */
export type ReviewedStep = {
  readonly id: string;
  readonly label: ReactNode;
  readonly summary: ReactNode;
};

/** The steps before the current one that have a summary, and the function that shows one to change it. */
export type WizardSteps = {
  readonly items: readonly ReviewedStep[];
  readonly change: (id: string) => void;
};

/** The steps of the wizard around. */
export const WizardContext = createContext<WizardSteps>({ items: [], change: () => undefined });
