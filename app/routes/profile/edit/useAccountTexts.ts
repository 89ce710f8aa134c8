import { useIntl } from 'react-intl';
import { getAccountFormat } from '../../../../contract/rules/accountNumbers.ts';
import { getIbanFormat } from '../../../../contract/rules/ibans.ts';
import { accountHints, accountLabels } from './accountTexts.ts';

/** Returns label, hint and keyboard of the account number in a country. */
export function useAccountTexts(country: string) {
  const { formatMessage, formatNumber } = useIntl();
  const { kind, min, max, isNumeric } = getAccountFormat(country);
  const prefix = getIbanFormat(country)?.prefix ?? '';
  const values = { min: formatNumber(min), max: formatNumber(max), count: max, prefix };
  const getHint = () => {
    if (kind === 'iban' || kind === 'ibanOrAccount') return accountHints[kind];
    if (!isNumeric) return accountHints.charactersBetween;
    return min === max ? accountHints.digits : accountHints.digitsBetween;
  };
  return {
    label: formatMessage(accountLabels[kind]),
    description: formatMessage(getHint(), values),
    inputMode: isNumeric ? ('numeric' as const) : ('text' as const),
  };
}
