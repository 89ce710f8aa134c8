import { ButtonLink, Card, RadioGroupField, Stack } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { config } from '../../config.ts';
import { languages } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { RoutePage } from '../../layouts/RoutePage.tsx';

/** What one changes oneself, and how the rest is changed. */
export default function ProfileEditPage() {
  const { formatMessage } = useIntl();
  const { locale, choose } = useLanguage();
  return (
    <RoutePage width="reading">
      <Card title={<FormattedMessage id="profileEdit.display" defaultMessage="On this device" />}>
        <RadioGroupField
          label={formatMessage({ id: 'profileEdit.language', defaultMessage: 'Language' })}
          options={languages.map(({ id, name }) => ({ value: id, label: name }))}
          value={locale}
          onChange={(value) => value && choose(value)}
        />
      </Card>
      <Card
        title={
          <FormattedMessage
            id="profileEdit.details"
            defaultMessage="Name, contact and payout details"
          />
        }
      >
        <Stack gap="md" align="start">
          <p>
            <FormattedMessage
              id="profileEdit.text"
              defaultMessage="These decide who is paid, so we change them with you in person. Write to us from the address of your account."
            />
          </p>
          <ButtonLink href={`mailto:${config.supportEmail}`} variant="outline">
            <FormattedMessage
              id="account.write"
              defaultMessage="Write to {address}"
              values={{ address: <bdi>{config.supportEmail}</bdi> }}
            />
          </ButtonLink>
        </Stack>
      </Card>
    </RoutePage>
  );
}
