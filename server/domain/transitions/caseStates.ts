import { defineTransitions } from './defineTransitions.ts';

/**
 * The transitions of an objection to a decision. The staff records the brand's reply and decides; a decided objection closes when it is final.
 */
export const caseStates = defineTransitions(
  { table: 'cases', column: 'state', unknown: 'case.unknown' },
  {
    hear: { by: ['staff'], from: ['open'], to: 'brand_heard', conflict: 'case.moved' },
    decide: {
      by: ['staff'],
      from: ['open', 'brand_heard'],
      to: 'decided',
      conflict: 'case.moved',
    },
    close: { by: ['time'], from: ['decided'], to: 'closed' },
  },
);
