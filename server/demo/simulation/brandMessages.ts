/** Messages of the simulated brands. They are not translated, because like briefs they are the brand's own content. */
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
  reshoot: {
    kind: 'reshoot',
    text: 'The product cannot be recognised. Please film it again closer and by daylight.',
  },
  approved: { kind: 'note', text: 'Approved. Thank you, this is exactly what we hoped for.' },
  rejected: {
    kind: 'note',
    text: 'After two rounds the product is still not recognisable, so we end the work here.',
  },
  held: 'The tracking link of the post did not count visits. We are checking it with the brand.',
  invitation: 'We have watched your last posts twice. Would you make one for us?',
  question: 'Good to have you with us! On which day would you like to film?',
  replies: [
    'Thank you for your message. Everything you need is in the brief, and we write if anything changes.',
    'Good question: please decide it the way that suits your audience.',
    'Noted, we are looking forward to seeing it.',
  ],
  granted: 'Of course, take the time you need.',
  refused: 'Sorry, that is too long for us: at most a week is possible.',
  briefChanged: {
    summary: 'Two more days, and one more thing to show.',
    addition: 'Show the label once, so that it can be read',
  },
} as const;
