import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { CaseOutcome } from '../../../contract/rules/cases.ts';

/** What was decided about an objection. */
export const caseOutcomes: Record<CaseOutcome, MessageDescriptor> = defineMessages({
  paid: { id: 'case.outcome.paid', defaultMessage: 'Decided: you are paid in full' },
  part: { id: 'case.outcome.part', defaultMessage: 'Decided: you are paid a part' },
  refused: { id: 'case.outcome.refused', defaultMessage: 'Decided: the decision stays' },
});

/** Names of the events of an objection, on a line of days, in a history and in rows. */
export const caseEvents: Record<'disagreed' | 'decision' | 'decided', MessageDescriptor> =
  defineMessages({
    disagreed: { id: 'case.event.disagreed', defaultMessage: 'You disagreed' },
    decision: { id: 'timeline.decisionLater', defaultMessage: 'Decision' },
    decided: { id: 'case.event.decided', defaultMessage: 'Decided' },
  });
