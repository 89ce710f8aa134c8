import {
  Card,
  ComboBoxField,
  MultiSelectField,
  RadioGroupField,
  Stack,
  SwitchField,
  Text,
  listTimeZones,
} from '@byline/design-system';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileResponse } from '../../../../contract/schemas/profile.ts';
import { useProfileMutations } from '../../../api/profile.ts';
import { getDeviceTimeZone } from '../../../device/deviceTimeZone.ts';
import { useUser } from '../../../session/useUser.ts';
import { isLocale } from '../../../../contract/rules/locales.ts';
import { languages } from '../../../i18n/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { pageWords } from '../pageWords.ts';
import { SectionForm } from './SectionForm.tsx';

type Updates = ProfileResponse['profile']['preferences']['email_updates'];

/** Renders the section for the language, the time zone and email notifications. */
export function PreferencesSection({ profile, options }: ProfileResponse) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const { locale, setLocale } = useLanguage();
  const { save } = useProfileMutations();
  const saved = {
    ...profile.preferences,
    locale: user && isLocale(user.locale) ? user.locale : locale,
    timezone: user?.timezone ?? 'UTC',
  };
  const zones = useMemo(
    () => listTimeZones(locale, [saved.timezone, getDeviceTimeZone() ?? saved.timezone]),
    [locale, saved.timezone],
  );
  const updates: { id: Updates; label: string }[] = [
    {
      id: 'instant',
      label: formatMessage({ id: 'preferences.instant', defaultMessage: 'As it happens' }),
    },
    {
      id: 'daily',
      label: formatMessage({ id: 'preferences.daily', defaultMessage: 'Once a day' }),
    },
    {
      id: 'off',
      label: formatMessage({ id: 'preferences.off', defaultMessage: 'Never' }),
    },
  ];
  // Alerts can also be set on the page of a job, and an imported job may have categories that are not among the options.
  const importedCategories = saved.job_alerts
    .filter((category) => !options.categories.some(({ id }) => id === category))
    .map((category) => ({ id: category, label: category }));
  const saveAll = async ({ locale: language, timezone, ...preferences }: typeof saved) => {
    await save({ locale: language, timezone, preferences });
    // The language of the device may differ from the account's, and stays if the user has not changed it here.
    if (language !== saved.locale) setLocale(language);
  };
  return (
    <Card
      title={
        <FormattedMessage
          id="preferences.title"
          defaultMessage="Language, time zone and notifications"
        />
      }
    >
      <SectionForm storageKey="profile:preferences" saved={saved} onSave={saveAll}>
        <Stack gap="lg">
          <RadioGroupField
            name="locale"
            label={formatMessage(pageWords.preferencesLanguage)}
            description={formatMessage({
              id: 'preferences.language.hint',
              defaultMessage: 'For these pages and our emails.',
            })}
            options={languages}
          />
          <ComboBoxField
            name="timezone"
            label={formatMessage(pageWords.preferencesZone)}
            description={formatMessage({
              id: 'preferences.zone.hint',
              defaultMessage:
                'For dates and times in our emails. These pages use the zone of your device.',
            })}
            options={zones}
            isRequired
          />
          <RadioGroupField
            name="email_updates"
            label={formatMessage({ id: 'preferences.updates', defaultMessage: 'Job updates' })}
            options={updates}
          />
          <MultiSelectField
            name="job_alerts"
            label={formatMessage({ id: 'preferences.alerts', defaultMessage: 'Job alerts' })}
            description={formatMessage({
              id: 'preferences.alerts.hint',
              defaultMessage: 'New jobs that you qualify for, by email, as often as job updates.',
            })}
            options={[...options.categories, ...importedCategories]}
          />
          <SwitchField
            name="deadline_reminders"
            label={formatMessage({
              id: 'preferences.reminders',
              defaultMessage: 'Remind me about deadlines',
            })}
            description={formatMessage({
              id: 'preferences.reminders.hint',
              defaultMessage: 'We email you two days before work is due.',
            })}
          />
          <Text isMuted size="sm">
            <FormattedMessage
              id="preferences.always"
              defaultMessage="We always email you about your money and the security of your account."
            />
          </Text>
        </Stack>
      </SectionForm>
    </Card>
  );
}
