import { defineTransitions } from './defineTransitions.ts';

/** The transitions of a payment. */
export const paymentStates = defineTransitions(
  { table: 'payments', column: 'state', unknown: 'payment.unknown' },
  {
    clear: { by: ['server'], from: ['estimated'], to: 'pending' },
    abandon: { by: ['server'], from: ['estimated'], to: 'cancelled' },
    credit: { by: ['time', 'staff'], from: ['pending'], to: 'available' },
    hold: { by: ['staff'], from: ['pending'], to: 'on_hold' },
    release: { by: ['staff'], from: ['on_hold'], to: 'pending' },
    cancel: {
      by: ['staff'],
      from: ['pending', 'on_hold'],
      to: 'cancelled',
      conflict: 'payment.notCancellable',
    },
    reinstate: { by: ['staff'], from: ['cancelled'], to: 'pending' },
  },
);
