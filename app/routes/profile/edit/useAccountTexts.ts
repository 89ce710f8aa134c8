import { useIntl } from 'react-intl';
import { getAccountFormat } from '../../../../contract/rules/accountNumbers.ts';
import { getIbanFormat } from '../../../../contract/rules/ibans.ts';
import { accountHints, accountLabels } from './accountTexts.ts';

/** Returns label, hint and keyboard of the account number in a country. */
export function useAccountTexts(country: string) {
  const { formatMessage, formatNumber } = useIntl();
  const { kind, min, max, hasLetters } = getAccountFormat(country);
  const prefix = getIbanFormat(country)?.prefix ?? '';
  const values = { min: formatNumber(min), max: formatNumber(max), count: max, prefix };
  const getHint = () => {
    if (kind === 'iban') return accountHints.iban;
    if (kind === 'ibanOrAccount') {
      return hasLetters ? accountHints.ibanOrCharacters : accountHints.ibanOrDigits;
    }
    if (hasLetters) return accountHints.charactersBetween;
    return min === max ? accountHints.digits : accountHints.digitsBetween;
  };
  return {
    label: formatMessage(accountLabels[kind]),
    description: formatMessage(getHint(), values),
    // An IBAN has letters too.
    inputMode: hasLetters || kind === 'ibanOrAccount' ? ('text' as const) : ('numeric' as const),
  };
}
