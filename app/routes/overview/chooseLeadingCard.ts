/** The card that has the primary button: work that is due, money to withdraw, what is left to set up, or else the next steps. */
export type LeadingCard = 'nextUp' | 'wallet' | 'setup';

type Facts = {
  /** Whether the user has neither set up the account nor any money. */
  isNew: boolean;
  isSetUp: boolean;
  /** Whether the next steps are in view and one of them is urgent. */
  hasUrgentStep: boolean;
  /** Whether the wallet is in view, and its button leads to a withdrawal or to what is left to do before it. */
  hasMoneyToMove: boolean;
};

/** Returns the card of the overview that has the primary button. */
export function chooseLeadingCard({
  isNew,
  isSetUp,
  hasUrgentStep,
  hasMoneyToMove,
}: Facts): LeadingCard {
  if (isNew) return 'setup';
  if (hasUrgentStep) return 'nextUp';
  if (hasMoneyToMove) return 'wallet';
  return isSetUp ? 'nextUp' : 'setup';
}
