import {
  ButtonLink,
  Card,
  DescriptionItem,
  DescriptionList,
  Inline,
  Stack,
  describeTimeZone,
} from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { User } from '../../../contract/schemas/user.ts';
import { isLocale } from '../../../contract/rules/locales.ts';
import { languages } from '../../i18n/languages.ts';
import { paths } from '../../paths.ts';
import { pageWords } from './pageWords.ts';

/** Shows in which language and time zone our emails are, with a link to change both. */
export function EmailsCard({ user: { locale: emailLocale, timezone } }: { user: User }) {
  const { locale } = useIntl();
  const language = languages.find(({ id }) => isLocale(emailLocale) && id === emailLocale);
  return (
    <Card title={<FormattedMessage id="profile.emails" defaultMessage="Emails" />}>
      <Stack gap="sm">
        <DescriptionList>
          <DescriptionItem label={<FormattedMessage {...pageWords.preferencesLanguage} />}>
            <bdi lang={language?.lang}>{language?.label ?? emailLocale}</bdi>
          </DescriptionItem>
          <DescriptionItem label={<FormattedMessage {...pageWords.preferencesZone} />}>
            <bdi>{describeTimeZone(locale, timezone)}</bdi>
          </DescriptionItem>
        </DescriptionList>
        <Inline>
          <ButtonLink href={paths.profileSection('preferences')} variant="soft">
            <FormattedMessage id="profile.emails.change" defaultMessage="Change email settings" />
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
