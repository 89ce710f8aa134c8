import { Card, RadioGroupField, Stack, SwitchField, Text } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileInitial } from '../../../../server/contract/profile.ts';
import { useProfileMutations } from '../../../api/profile.ts';
import { useUser } from '../../../api/user.ts';
import { useSectionDraft } from '../../../features/drafts/useSectionDraft.ts';
import { isLocale, languages } from '../../../i18n/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { SectionForm } from './SectionForm.tsx';

type Updates = ProfileInitial['profile']['preferences']['email_updates'];

/** Renders the section for the language and email notifications. */
export function PreferencesSection({ profile }: ProfileInitial) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const { locale, setLocale } = useLanguage();
  const { save } = useProfileMutations();
  const saved = {
    ...profile.preferences,
    locale: user && isLocale(user.locale) ? user.locale : locale,
  };
  const draft = useSectionDraft('profile:preferences', saved);
  const { values, change } = draft;
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
  const saveAll = async () => {
    const { locale: language, email_updates, deadline_reminders } = values;
    await save({ locale: language, preferences: { email_updates, deadline_reminders } });
    setLocale(language);
  };
  return (
    <Card
      title={
        <FormattedMessage id="preferences.title" defaultMessage="Language and notifications" />
      }
    >
      <SectionForm draft={draft} onSave={saveAll}>
        <Stack gap="lg">
          <RadioGroupField
            name="locale"
            label={formatMessage({ id: 'preferences.language', defaultMessage: 'Language' })}
            description={formatMessage({
              id: 'preferences.language.hint',
              defaultMessage: 'For these pages and our emails.',
            })}
            options={languages}
            value={values.locale}
            onChange={(next) => next && isLocale(next) && change({ locale: next })}
          />
          <RadioGroupField
            name="email_updates"
            label={formatMessage({ id: 'preferences.updates', defaultMessage: 'Job updates' })}
            options={updates}
            value={values.email_updates}
            onChange={(next) => next && change({ email_updates: next as Updates })}
          />
          <SwitchField
            name="deadline_reminders"
            label={formatMessage({
              id: 'preferences.reminders',
              defaultMessage: 'Remind me about deadlines',
            })}
            isSelected={values.deadline_reminders}
            onChange={(deadline_reminders) => change({ deadline_reminders })}
          />
          <Text tone="muted" size="sm">
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
