import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { CaseOutcome } from '../../../contract/rules/cases.ts';

/** What was decided about an objection. */
export const caseOutcomes: Record<CaseOutcome, MessageDescriptor> = defineMessages({
  paid: { id: 'case.outcome.paid', defaultMessage: 'Decided: you are paid in full' },
  part: { id: 'case.outcome.part', defaultMessage: 'Decided: you are paid a part' },
  refused: { id: 'case.outcome.refused', defaultMessage: 'Decided: the decision stays' },
});
