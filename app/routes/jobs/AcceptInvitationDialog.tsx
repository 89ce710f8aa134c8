import {
  Banner,
  ButtonLink,
  FormDialog,
  Loaded,
  notify,
  SelectField,
  Skeleton,
} from '@byline/design-system';
import { platformMessages } from '@byline/design-system/portal';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Platform } from '../../../contract/rules/platforms.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { SocialAccount } from '../../../contract/schemas/social.ts';
import { useReplyToInvitation } from '../../api/jobs.ts';
import { useConnectedAccounts } from '../../api/social.ts';
import { useSaveAddress } from '../../features/profile/useSaveAddress.ts';
import { useUnsentReason } from '../../features/requests/useUnsentReason.tsx';
import { paths } from '../../paths.ts';
import { AcceptTerms } from './AcceptTerms.tsx';
import { pageWords } from './pageWords.ts';
import { ProductAddress } from './ProductPart.tsx';
import { useReadJob } from '../../features/jobs/useReadJob.ts';

type AcceptInvitationDialogProps = {
  job: JobDetail;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

function NoAccount() {
  return (
    <Banner
      tone="warning"
      actions={
        <ButtonLink href={paths.profile} variant="soft">
          <FormattedMessage id="invitation.connect" defaultMessage="Connect an account" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="invitation.noAccount"
        defaultMessage="To accept, first connect an account on a platform of this job."
      />
    </Banner>
  );
}

/** Renders the fields: which of the accounts, the address for a product, and the terms. */
function AcceptFields({ job, accounts }: { job: JobDetail; accounts: SocialAccount[] }) {
  const { formatMessage } = useIntl();
  const options = accounts.map(({ provider, handle }) => ({
    id: provider,
    label: formatMessage(
      { id: 'invitation.account', defaultMessage: '{platform}: {handle}' },
      { platform: formatMessage(platformMessages[provider]), handle },
    ),
  }));
  return (
    <>
      <SelectField
        name="account"
        label={formatMessage(pageWords.applyAccount)}
        options={options}
        defaultValue={options.length === 1 ? (options[0]?.id ?? null) : null}
        isRequired
      />
      <ProductAddress job={job} />
      <AcceptTerms job={job} />
    </>
  );
}

/** Accepts an invitation with one of the user’s connected accounts; the work begins at once. */
export function AcceptInvitationDialog({
  job: latest,
  isOpen,
  onOpenChange,
}: AcceptInvitationDialogProps) {
  const [job, onError] = useReadJob(latest, isOpen);
  const { formatMessage } = useIntl();
  const query = useConnectedAccounts();
  const reply = useReplyToInvitation(job.id);
  const saveAddress = useSaveAddress();
  const isUsable = ({ provider, status }: SocialAccount) =>
    status === 'connected' && job.platforms.includes(provider);
  const canAccept = query.data?.data.some(isUsable) ?? false;
  const accept = async (values: { account: Platform }) => {
    const { account } = values;
    try {
      // For a job with a product, the values also hold the fields of `ProductAddress`.
      // The form has a required checkbox for the terms.
      await saveAddress(values, () =>
        reply({ action: 'accept', account, accept_terms: true, version: job.version }),
      );
      notify({
        tone: 'success',
        text: job.product?.shipped
          ? formatMessage({
              id: 'invitation.acceptedProduct',
              defaultMessage: 'Invitation accepted. The work starts when the product arrives.',
            })
          : formatMessage({
              id: 'invitation.accepted',
              defaultMessage: 'Invitation accepted. You can start.',
            }),
      });
    } catch (error) {
      onError(error);
      throw error;
    }
  };
  const submitLabel = <FormattedMessage id="invitation.acceptSubmit" defaultMessage="Accept" />;
  return (
    <FormDialog<{ account: Platform }>
      title={formatMessage({
        id: 'invitation.acceptTitle',
        defaultMessage: 'Accept this invitation',
      })}
      submitLabel={canAccept ? submitLabel : null}
      unavailableReason={useUnsentReason('nothing')}
      onSubmit={accept}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage
            id="invitation.accountsProblem"
            defaultMessage="Your connected accounts could not be loaded."
          />
        }
        skeleton={<Skeleton lines={4} />}
        isEmpty={({ data }) => !data.some(isUsable)}
        empty={<NoAccount />}
      >
        {({ data }) => <AcceptFields job={job} accounts={data.filter(isUsable)} />}
      </Loaded>
    </FormDialog>
  );
}
