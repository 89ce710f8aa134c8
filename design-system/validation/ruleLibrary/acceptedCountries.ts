import { defineMessage } from '../messages.ts';
import type { RuleFailure } from '../rules.ts';

const message = defineMessage({
  id: 'ds.validation.countries',
  defaultMessage: 'Accepted countries: {countries}',
});

/** Returns the message for a number or code of another country than those accepted. */
export function acceptedCountries(countries: readonly string[]): RuleFailure {
  return { message, values: { countries: countries.join(', ') } };
}
