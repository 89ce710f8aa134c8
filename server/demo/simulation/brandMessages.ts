/** Messages of the simulated brands: content, so in one language like their briefs. */
export const brandMessages = {
  declined: {
    code: 'audience',
    text: 'Thank you for applying. This time we chose creators whose audience is closer to our stores.',
  },
  full: {
    code: 'places_filled',
    text: 'All places were filled before we could reply. We hope to see you next time.',
  },
  changes: {
    kind: 'edit',
    text: 'We like the light and the pace. Please show the product in the first three seconds and say its name once.',
  },
  approved: { kind: 'note', text: 'Approved. Thank you, this is exactly what we hoped for.' },
  held: 'The tracking link of the post did not count visits. We are checking it with the brand.',
} as const;
