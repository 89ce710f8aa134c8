import { ButtonLink, Card, RequirementList, Stack, Text } from '@byline/design-system';
import {
  defineMessages,
  FormattedList,
  FormattedMessage,
  useIntl,
  type MessageDescriptor,
} from 'react-intl';
import type { User } from '../../../contract/schemas/user.ts';
import { profileWords } from '../../features/profile/profileWords.ts';
import { walletWords } from '../../features/wallet/walletWords.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/useUser.ts';
import { pageWords } from './pageWords.ts';

// Each label fits a part that is done or missing; the icon before it shows which.
const labels = defineMessages({
  profile: profileWords.setupChecklistProfile,
  phone: profileWords.setupChecklistPhone,
  social: profileWords.setupChecklistSocial,
  payout: profileWords.setupChecklistPayout,
});

/** What each part is for. */
const reasons: Record<keyof User['checklist'], MessageDescriptor> = defineMessages({
  profile: {
    id: 'setupChecklist.profile.why',
    defaultMessage: 'Brands read it before they accept you.',
  },
  phone: {
    id: 'setupChecklist.phone.why',
    defaultMessage: 'We send a code to it before each withdrawal.',
  },
  social: {
    id: 'setupChecklist.social.why',
    defaultMessage: 'Jobs ask for followers on a platform.',
  },
  payout: {
    id: 'setupChecklist.payout.why',
    defaultMessage:
      'Where we send your money. Add it early: a new one cannot be used in the first days.',
  },
});

const fixes = {
  profile: {
    href: paths.profileSection('personal'),
    label: (
      <FormattedMessage id="setupChecklist.profile.fix" defaultMessage="Complete your profile" />
    ),
  },
  phone: {
    href: paths.profileSection('contact'),
    label: <FormattedMessage {...walletWords.withdrawalFixPhone} />,
  },
  social: {
    href: `${paths.profile}#accounts`,
    label: <FormattedMessage id="setupChecklist.social.fix" defaultMessage="Connect an account" />,
  },
  payout: {
    href: paths.profileSection('payout'),
    label: <FormattedMessage {...walletWords.withdrawalFixAdd} />,
  },
};

/** Returns whether nothing is left to set up. */
export function isSetUp({ checklist }: User): boolean {
  return Object.values(checklist).every(Boolean);
}

const steps = ['profile', 'phone', 'social', 'payout'] as const;

/** Returns the link to the first step of the setup that is left; undefined if nothing is. */
export function findSetupFix({ checklist }: User) {
  const key = steps.find((step) => !checklist[step]);
  return key && fixes[key];
}

type SetupChecklistProps = {
  /** Whether another card has the primary button, so that the button here is secondary. */
  isSecondary: boolean;
  onRemove: () => void;
};

/**
 * Lists what the first withdrawal still requires: the next step with its button, later steps, and what is done. Hidden once all is done.
 */
export function SetupChecklist({ isSecondary, onRemove }: SetupChecklistProps) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  if (!user || isSetUp(user)) return null;
  const open = steps.filter((key) => !user.checklist[key]);
  const done = steps.filter((key) => user.checklist[key]);
  const title = formatMessage(pageWords.setupChecklistTitle);
  return (
    <Card
      title={title}
      description={
        <FormattedMessage
          {...profileWords.setupChecklistDone}
          values={{ done: done.length, total: steps.length }}
        />
      }
      isCollapsible
      onRemove={onRemove}
    >
      <RequirementList
        aria-label={title}
        items={[
          ...open.map((key, index) => ({
            id: key,
            title:
              index === 0 ? (
                <Stack gap="xs" align="start">
                  <Stack gap="3xs">
                    <FormattedMessage {...labels[key]} />
                    <Text isMuted weight="regular">
                      <FormattedMessage {...reasons[key]} />
                    </Text>
                  </Stack>
                  <ButtonLink href={fixes[key].href} variant={isSecondary ? 'soft' : 'solid'}>
                    {fixes[key].label}
                  </ButtonLink>
                </Stack>
              ) : (
                <FormattedMessage {...labels[key]} />
              ),
            result: 'unknown' as const,
            ...(index > 0 && { fix: fixes[key] }),
          })),
          ...(done.length > 0
            ? [
                {
                  id: 'done',
                  title: (
                    <Text as="span" size="sm" isMuted weight="regular">
                      <FormattedList value={done.map((key) => formatMessage(labels[key]))} />
                    </Text>
                  ),
                  result: 'pass' as const,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
