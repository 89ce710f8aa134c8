/** A message in FormatJS's form. One without an id is printed as it stands, in every language. */
export type MessageDescriptor = { readonly id?: string; readonly defaultMessage: string };

// FormatJS finds messages by the name of this call; its own package would bring React into the core.
function defineMessages<Messages extends Record<string, MessageDescriptor>>(messages: Messages) {
  return messages;
}

/** What each rule says, to the letter of the specification (section 5); `other` is every rule without words of its own. */
export const validationMessages = defineMessages({
  required: { id: 'ds.validation.required', defaultMessage: 'This field is required.' },
  email: { id: 'ds.validation.email', defaultMessage: 'Email is not valid.' },
  digits: {
    id: 'ds.validation.digits',
    defaultMessage: 'The {field} must be {length} digits number.',
  },
  regex: { id: 'ds.validation.regex', defaultMessage: 'The {field} is invalid.' },
  min_value: { id: 'ds.validation.min_value', defaultMessage: 'The minimum {field} is {min}.' },
  max_value: { id: 'ds.validation.max_value', defaultMessage: 'The maximum {field} is {max}.' },
  other: { id: 'ds.validation.other', defaultMessage: '{field} is not valid.' },
});
