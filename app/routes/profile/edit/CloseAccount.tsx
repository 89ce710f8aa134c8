import {
  Button,
  CheckboxField,
  ConfirmDialog,
  focusOnMount,
  Form,
  Inline,
  ItemList,
  Link,
  List,
  Loaded,
  Money,
  notify,
  Skeleton,
  Stack,
  SubmitButton,
  Text,
} from '@byline/design-system';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { ClosingEnd, ClosingPlan } from '../../../../contract/schemas/closing.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { closeAccount, useClosingPlan } from '../../../api/closing.ts';
import { removeDrafts } from '../../../device/removeDrafts.ts';
import { useHeldReason } from '../../../features/requests/useOfflineHold.tsx';
import { paths } from '../../../paths.ts';
import { useLogout } from '../../../session/useLogout.ts';
import { useUser } from '../../../session/useUser.ts';
import { ClosingBlocks } from './ClosingBlocks.tsx';

const words = defineMessages({
  cancel: { id: 'closing.cancel', defaultMessage: 'Keep account' },
  confirm: { id: 'closing.confirm', defaultMessage: 'Close account' },
});

const endLabels: Record<ClosingEnd['kind'], MessageDescriptor> = defineMessages({
  application: { id: 'closing.end.application', defaultMessage: 'The application is cancelled' },
  work: { id: 'closing.end.work', defaultMessage: 'You leave the job without pay' },
  invitation: { id: 'closing.end.invitation', defaultMessage: 'The invitation is declined' },
});

function Ends({ ends }: { ends: readonly ClosingEnd[] }) {
  const { formatMessage } = useIntl();
  if (ends.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text weight="medium">
        <FormattedMessage id="closing.ends" defaultMessage="This ends at once:" />
      </Text>
      <ItemList
        aria-label={formatMessage({ id: 'closing.ends.list', defaultMessage: 'What ends at once' })}
        items={ends.map(({ kind, job_id: id, title, brand }) => ({
          id,
          title: (
            <Link href={paths.job(id)}>
              <bdi>{title}</bdi>
            </Link>
          ),
          description: <bdi>{brand}</bdi>,
          end: (
            <Text isMuted size="sm">
              {formatMessage(endLabels[kind])}
            </Text>
          ),
        }))}
      />
    </Stack>
  );
}

function Effects({ days }: { days: number }) {
  return (
    <List
      items={[
        <FormattedMessage
          key="out"
          id="closing.effect.out"
          defaultMessage="You are signed out on all devices, and drafts on this device are deleted."
        />,
        <FormattedMessage
          key="keep"
          id="closing.effect.keep"
          defaultMessage="For {days, plural, one {# day} other {# days}} you can sign in and keep your account. What has ended stays ended."
          values={{ days }}
        />,
        <FormattedMessage
          key="delete"
          id="closing.effect.delete"
          defaultMessage="Then we delete your profile, contacts, pictures, messages and bank details. The law requires us to keep amounts and dates of payments, without your name."
        />,
        <FormattedMessage
          key="data"
          id="closing.effect.data"
          defaultMessage="<link>Download your data</link> before, if you need it."
          values={{ link: (text) => <Link href={paths.profile}>{text}</Link> }}
        />,
      ]}
    />
  );
}

function Confirmation({ plan, onClose, onChanged }: ConfirmationProps) {
  const { data: user } = useUser();
  const { formatMessage } = useIntl();
  const logout = useLogout();
  const confirm = async () => {
    if (!user) return;
    try {
      await closeAccount(plan);
    } catch (error) {
      if (isApiError(error, 409)) void onChanged();
      throw error;
    }
    await removeDrafts(user.id);
    // Logging out imports this chunk, which clears all notices, without waiting for it. The chunk is loaded before, and awaited again
    // after, so that the notice below is shown after the others are cleared.
    const loadTraces = () => import('../../../device/userTraces.ts').catch(() => undefined);
    await loadTraces();
    await logout(user);
    await loadTraces();
    notify({
      tone: 'success',
      text: formatMessage(
        {
          id: 'closing.done',
          defaultMessage:
            'Your account closes in {days, plural, one {# day} other {# days}}. To keep it, sign in before.',
        },
        { days: plan.days },
      ),
    });
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={<FormattedMessage id="closing.confirm.title" defaultMessage="Close your account?" />}
      confirmLabel={<FormattedMessage {...words.confirm} />}
      cancelLabel={<FormattedMessage {...words.cancel} />}
      onConfirm={confirm}
      unavailableReason={useHeldReason()}
    >
      <FormattedMessage
        id="closing.confirm.text"
        defaultMessage="You are signed out everywhere now. In {days, plural, one {# day} other {# days}} your data is deleted for good."
        values={{ days: plan.days }}
      />
    </ConfirmDialog>
  );
}

type ConfirmationProps = {
  plan: ClosingPlan;
  onClose: () => void;
  /** Reads the plan again. */
  onChanged: () => Promise<unknown>;
};

function Review({ plan, onCancel, onChanged }: ReviewProps) {
  // The plan that the user has agreed to. It can change behind the dialog, for example when money arrives.
  const [agreed, setAgreed] = useState<ClosingPlan | null>(null);
  return (
    <Form onSubmit={() => setAgreed(plan)}>
      <Stack gap="lg">
        <Ends ends={plan.ends} />
        <Effects days={plan.days} />
        {plan.gives_up.map((money) => (
          <CheckboxField
            key={`${money.currency}${money.amount}`}
            name={`give-up-${money.currency}`}
            label={
              <FormattedMessage
                id="closing.giveUp"
                defaultMessage="I give up the {amount} in my wallet. It is less than the minimum withdrawal."
                values={{ amount: <Money value={money} /> }}
              />
            }
            isRequired
          />
        ))}
        <Inline gap="sm">
          <SubmitButton tone="danger">
            <FormattedMessage {...words.confirm} />
          </SubmitButton>
          <CancelButton onCancel={onCancel} />
        </Inline>
      </Stack>
      {agreed && (
        <Confirmation plan={agreed} onClose={() => setAgreed(null)} onChanged={onChanged} />
      )}
    </Form>
  );
}

type ReviewProps = { plan: ClosingPlan; onCancel: () => void; onChanged: () => Promise<unknown> };

function CancelButton({ onCancel }: { onCancel: () => void }) {
  return (
    <Button variant="soft" onPress={onCancel}>
      <FormattedMessage {...words.cancel} />
    </Button>
  );
}

/** Shows what closing the account ends, or what prevents it, and closes it after a confirmation. */
export default function CloseAccount({ onCancel }: { onCancel: () => void }) {
  const { formatMessage } = useIntl();
  const query = useClosingPlan();
  return (
    <div ref={focusOnMount} role="group" aria-label={formatMessage(words.confirm)}>
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage
            id="closing.problem"
            defaultMessage="What closing your account ends could not be loaded."
          />
        }
        skeleton={<Skeleton lines={4} />}
      >
        {(plan) =>
          plan.blocks.length > 0 ? (
            <Stack gap="md" align="start">
              <ClosingBlocks blocks={plan.blocks} />
              <CancelButton onCancel={onCancel} />
            </Stack>
          ) : (
            <Review plan={plan} onCancel={onCancel} onChanged={query.mutate} />
          )
        }
      </Loaded>
    </div>
  );
}
