import { defineTransitions } from './defineTransitions.ts';

/** The transitions of a product that a brand sends. It may arrive before the brand marks it as sent. */
export const shipmentStates = defineTransitions(
  { table: 'shipments', column: 'state', unknown: 'shipment.unknown' },
  {
    send: { by: ['brand', 'staff'], from: ['waiting', 'missing'], to: 'sent' },
    arrive: { by: ['publisher'], from: ['waiting', 'sent', 'missing'], to: 'arrived' },
    miss: { by: ['publisher'], from: ['sent'], to: 'missing' },
  },
);
