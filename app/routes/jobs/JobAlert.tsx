import {
  Button,
  Link,
  Loaded,
  notify,
  Skeleton,
  Stack,
  Text,
  useAction,
} from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { ProfileResponse } from '../../../contract/schemas/profile.ts';
import { fetchProfile, useProfile, useProfileMutations } from '../../api/profile.ts';
import { notifyError } from '../../features/requests/notifyError.ts';
import { useOfflineHold } from '../../features/requests/useOfflineHold.tsx';
import { paths } from '../../paths.ts';

type JobAlertProps = Pick<JobDetail, 'categories'>;

function without(alerts: readonly string[], removed: readonly string[]): string[] {
  return alerts.filter((category) => !removed.includes(category));
}

function useChangeAlerts() {
  const { save } = useProfileMutations();
  /** Saves the alerts that `choose` makes of the latest ones, which may have changed since the page has read them. */
  return useAction(
    async (choose: (alerts: readonly string[]) => string[], onSaved?: () => void) => {
      const { profile } = await fetchProfile();
      await save({ preferences: { job_alerts: choose(profile.preferences.job_alerts) } });
      onSaved?.();
    },
    { onError: notifyError },
  );
}

function AlertSwitch({ categories, profile, options }: JobAlertProps & ProfileResponse) {
  const { formatMessage, formatList } = useIntl();
  const { run: change, isPending } = useChangeAlerts();
  const hold = useOfflineHold();
  const { job_alerts: alerts, email_updates: updates } = profile.preferences;
  const isOn = categories.every((category) => alerts.includes(category));
  const names = formatList(
    categories.map(
      (category) => options.categories.find(({ id }) => id === category)?.label ?? category,
    ),
  );
  const areEmailsOff = updates === 'off';
  const turnOn = () => {
    const added = categories.filter((category) => !alerts.includes(category));
    const confirm = () =>
      notify({
        tone: 'success',
        text: formatMessage(
          {
            id: 'jobAlert.done',
            defaultMessage: 'We will email you new jobs in these categories: {categories}.',
          },
          { categories: names },
        ),
        action: {
          label: formatMessage({ id: 'jobAlert.undo', defaultMessage: 'Undo' }),
          onAction: () => change((latest) => without(latest, added)),
        },
      });
    // The page states that emails are off, so the notice would promise one that is not sent.
    change((latest) => [...new Set([...latest, ...added])], areEmailsOff ? undefined : confirm);
  };
  const turnOff = () => change((latest) => without(latest, categories));
  return (
    <Stack gap="sm" align="start">
      <Text>
        {isOn && !areEmailsOff ? (
          <FormattedMessage
            id="jobAlert.on"
            defaultMessage="We email you new jobs that you qualify for in these categories: {categories}. Change this in your <link>preferences</link>."
            values={{
              categories: names,
              link: (text) => <Link href={paths.profileSection('preferences')}>{text}</Link>,
            }}
          />
        ) : (
          <FormattedMessage
            id="jobAlert.off"
            defaultMessage="Get an email about new jobs that you qualify for in these categories: {categories}."
            values={{ categories: names }}
          />
        )}
      </Text>
      {areEmailsOff && (
        <Text>
          <FormattedMessage
            id="jobAlert.noEmails"
            defaultMessage="Emails about jobs are off. Turn them on in your <link>preferences</link>."
            values={{
              link: (text) => <Link href={paths.profileSection('preferences')}>{text}</Link>,
            }}
          />
        </Text>
      )}
      <Button
        variant={isOn ? 'soft' : 'solid'}
        isPending={isPending}
        onPress={isOn ? turnOff : turnOn}
        {...hold.held}
      >
        {isOn ? (
          <FormattedMessage id="jobAlert.stop" defaultMessage="Stop these emails" />
        ) : (
          <FormattedMessage id="jobAlert.start" defaultMessage="Notify me of similar jobs" />
        )}
      </Button>
      {hold.note}
    </Stack>
  );
}

/** Offers to email the user new jobs in the categories of a closed job, and to stop these emails. */
export function JobAlert({ categories }: JobAlertProps) {
  const query = useProfile();
  return (
    <Loaded
      query={query}
      errorTitle={
        <FormattedMessage
          id="jobAlert.problem"
          defaultMessage="Your preferences could not be loaded."
        />
      }
      skeleton={<Skeleton lines={3} />}
    >
      {(response) => <AlertSwitch categories={categories} {...response} />}
    </Loaded>
  );
}
