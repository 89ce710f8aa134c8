import { defineTransitions } from './defineTransitions.ts';

/** The transitions of a request for more time. It lapses when its step is submitted or its application ends first. */
export const extensionStates = defineTransitions(
  { table: 'extension_requests', column: 'state', unknown: 'extension.unknown' },
  {
    grant: { by: ['brand'], from: ['requested'], to: 'granted', conflict: 'extension.decided' },
    refuse: { by: ['brand'], from: ['requested'], to: 'refused', conflict: 'extension.decided' },
    lapse: { by: ['server'], from: ['requested'], to: 'lapsed' },
  },
);
