import { ComboBoxField, SelectField, TextField, type Draft } from '@byline/design-system';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { WithdrawalField } from '../../../../contract/rules/payout.ts';
import { routingRules, type RoutingKind } from '../../../../contract/rules/routingCodes.ts';
import { findForeignSwiftCountry } from '../../../../contract/rules/swiftCodes.ts';
import type { ProfileOptions } from '../../../../contract/schemas/profile.ts';
import { routingHints, routingLabels } from './accountTexts.ts';
import { isAccountNumberIn, isNoForeignIban, isRoutingCode, isSwift } from './bankRules.ts';
import { getBanks, getNeededCodes, type PayoutValues } from './payoutValues.ts';
import { useAccountTexts } from './useAccountTexts.ts';

export type BankFieldsProps = {
  draft: Draft<PayoutValues>;
  options: ProfileOptions;
  /** The account number, which is not stored in a draft. */
  account: { value: string; onChange: (value: string) => void };
  /** A field to correct, which is shown even if the account does not need it. */
  fieldToCorrect: WithdrawalField | null;
};

const swiftRules = [isSwift];

// Codes are read from left to right in every language. Phones offer capitals, and do not correct the spelling.
const codeInput = {
  dir: 'ltr',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

function AccountField({
  country,
  account,
}: {
  country: string;
  account: BankFieldsProps['account'];
}) {
  const texts = useAccountTexts(country);
  const rules = useMemo(() => [isNoForeignIban(country), isAccountNumberIn(country)], [country]);
  return (
    <TextField
      name="account_number"
      {...account}
      {...texts}
      {...codeInput}
      rules={rules}
      isRequired
    />
  );
}

function RoutingField({ draft, kind }: { draft: Draft<PayoutValues>; kind: RoutingKind }) {
  const { formatMessage } = useIntl();
  const { example, isNumeric } = routingRules[kind];
  const rules = useMemo(() => [isRoutingCode(kind)], [kind]);
  return (
    <TextField
      key={kind}
      {...draft.field('routing_code')}
      label={formatMessage(routingLabels[kind])}
      description={formatMessage(routingHints[kind], { example: <bdi>{example}</bdi> })}
      inputMode={isNumeric ? 'numeric' : 'text'}
      {...codeInput}
      rules={rules}
      isRequired
    />
  );
}

/** Renders the fields of a bank account, with the codes and names that its country uses. */
export function BankFields({ draft, options, account, fieldToCorrect }: BankFieldsProps) {
  const { formatMessage } = useIntl();
  const { field, values, change } = draft;
  const foreignCountry = findForeignSwiftCountry(values.swift, values.country ?? '');
  const swiftCountry = options.countries.find(({ id }) => id === foreignCountry);
  const needed = getNeededCodes({ ...values, account: account.value, fieldToCorrect });
  return (
    <>
      <ComboBoxField
        name="country"
        value={values.country}
        onChange={(country) => change({ country, bank_code: null, routing_code: '', swift: '' })}
        label={formatMessage({ id: 'payout.country', defaultMessage: 'Country of the bank' })}
        options={options.countries}
        isRequired
      />
      {needed.bank && (
        <SelectField
          {...field('bank_code')}
          label={formatMessage({ id: 'payout.bank', defaultMessage: 'Bank' })}
          options={getBanks(values.country, options)}
          isRequired
        />
      )}
      {needed.routing && <RoutingField draft={draft} kind={needed.routing} />}
      <AccountField country={values.country ?? ''} account={account} />
      {needed.swift && (
        <TextField
          {...field('swift')}
          label={formatMessage({ id: 'payout.swift', defaultMessage: 'SWIFT code' })}
          description={
            swiftCountry
              ? formatMessage(
                  {
                    id: 'payout.swift.elsewhere',
                    defaultMessage:
                      'This code is of a bank in {country}. Check it: payouts to a bank in another country than the account fail.',
                  },
                  { country: swiftCountry.label },
                )
              : formatMessage({
                  id: 'payout.swift.hint',
                  defaultMessage: '8 or 11 letters and digits, such as INGDDEFF. Also called BIC.',
                })
          }
          inputMode="text"
          {...codeInput}
          rules={swiftRules}
          isRequired
        />
      )}
    </>
  );
}
