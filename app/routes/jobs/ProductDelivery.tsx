import {
  Banner,
  Button,
  Card,
  ConfirmDialog,
  CopyButton,
  DateTime,
  DescriptionItem,
  DescriptionList,
  Icon,
  Inline,
  notify,
  Stack,
  Text,
  useAction,
} from '@byline/design-system';
import { Package } from 'lucide-react';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useSWRConfig } from 'swr';
import type { ShipmentState } from '../../../contract/rules/states.ts';
import type { Delivery, JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { jobKey, useUpdateApplication } from '../../api/jobs.ts';
import { HeldNote } from '../../features/requests/HeldNote.tsx';
import { useHeldReason } from '../../features/requests/useOfflineHold.tsx';
import { needsAddress } from './productQuestions.ts';
import { WaitingProduct } from './WaitingProduct.tsx';

const words = defineMessages({
  missingConfirm: { id: 'delivery.missing.confirm', defaultMessage: 'It did not arrive' },
});

type PartProps = { job: JobDetail; delivery: Delivery };

const titles: Record<ShipmentState | 'ask', MessageDescriptor> = defineMessages({
  ask: { id: 'delivery.ask.title', defaultMessage: 'Where should the product be sent?' },
  waiting: { id: 'delivery.waiting', defaultMessage: 'The product has not been sent yet' },
  sent: { id: 'delivery.sent', defaultMessage: 'The product is on its way' },
  missing: { id: 'delivery.missing', defaultMessage: 'The product has not arrived' },
  arrived: { id: 'delivery.arrived', defaultMessage: 'The product has arrived' },
});

function Tracking({ delivery: { carrier, tracking_number: number, sent_at: sentAt } }: PartProps) {
  return (
    <DescriptionList>
      {sentAt && (
        <DescriptionItem label={<FormattedMessage id="delivery.sentOn" defaultMessage="Sent" />}>
          <DateTime value={sentAt} isInWords />
        </DescriptionItem>
      )}
      {carrier && (
        <DescriptionItem
          label={<FormattedMessage id="delivery.carrier" defaultMessage="Carrier" />}
        >
          <bdi>{carrier}</bdi>
        </DescriptionItem>
      )}
      {number && (
        <DescriptionItem
          label={<FormattedMessage id="delivery.number" defaultMessage="Tracking number" />}
        >
          <CopyButton text={number} />
        </DescriptionItem>
      )}
    </DescriptionList>
  );
}

type MissingDialogProps = {
  job: JobDetail;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

function MissingDialog({ job, ...open }: MissingDialogProps) {
  const updateApplication = useUpdateApplication(job.id);
  return (
    <ConfirmDialog
      title={
        <FormattedMessage
          id="delivery.missing.title"
          defaultMessage="The product did not arrive?"
        />
      }
      confirmLabel={<FormattedMessage {...words.missingConfirm} />}
      cancelLabel={<FormattedMessage id="delivery.missing.cancel" defaultMessage="Keep waiting" />}
      onConfirm={() => updateApplication({ action: 'product', arrived: false })}
      {...open}
    >
      <FormattedMessage
        id="delivery.missing.ask"
        defaultMessage="We ask {brand} where it is. Your due dates wait: they start when the product arrives. This does not count towards your on-time record."
        values={{ brand: <bdi>{job.brand.name}</bdi> }}
      />
    </ConfirmDialog>
  );
}

// Asks whether the product has arrived. A missing product can still arrive, but cannot be reported twice.
function Answer({ job, delivery }: PartProps) {
  const { formatMessage } = useIntl();
  const [isMissing, setMissing] = useState(false);
  const { mutate } = useSWRConfig();
  const updateApplication = useUpdateApplication(job.id);
  const {
    run: confirm,
    error,
    buttonProps: { isPending, ...held },
    reasonProps,
  } = useAction(
    async () => {
      await updateApplication({ action: 'product', arrived: true });
      // Waits until the page shows the new state, because until then another press would send a second report.
      await mutate(jobKey(job.id));
      notify({
        tone: 'success',
        text: formatMessage({
          id: 'delivery.thanks',
          defaultMessage: 'Noted: the product has arrived. Your due dates start today.',
        }),
      });
    },
    { unavailableReason: useHeldReason() },
  );
  return (
    <Stack gap="sm">
      <Inline gap="sm">
        <Button onPress={confirm} isPending={isPending} {...held}>
          <FormattedMessage id="delivery.confirm" defaultMessage="It arrived" />
        </Button>
        {delivery.state === 'sent' && (
          <Button variant="soft" onPress={() => setMissing(true)} {...held}>
            <FormattedMessage {...words.missingConfirm} />
          </Button>
        )}
      </Inline>
      <HeldNote {...reasonProps} />
      {error && (
        <Banner tone="danger" isLive>
          {error}
        </Banner>
      )}
      <MissingDialog job={job} isOpen={isMissing} onOpenChange={setMissing} />
    </Stack>
  );
}

function Content(props: PartProps) {
  const { job, delivery } = props;
  switch (delivery.state) {
    case 'waiting':
      return <WaitingProduct job={job} />;
    case 'sent':
      return (
        <>
          <Tracking {...props} />
          <Answer {...props} />
        </>
      );
    case 'missing':
      return (
        <>
          <Text>
            {delivery.reported_at && (
              <FormattedMessage
                id="delivery.missing.text"
                defaultMessage="You told us on {date}. We are asking {brand}. Your due dates wait until it arrives."
                values={{
                  date: <DateTime value={delivery.reported_at} isInWords />,
                  brand: <bdi>{job.brand.name}</bdi>,
                }}
              />
            )}
          </Text>
          <Tracking {...props} />
          <Answer {...props} />
        </>
      );
    case 'arrived':
      return (
        <Text>
          {delivery.arrived_at && (
            <FormattedMessage
              id="delivery.arrived.text"
              defaultMessage="It arrived on {date}. Your due dates start from that day."
              values={{ date: <DateTime value={delivery.arrived_at} isInWords /> }}
            />
          )}
        </Text>
      );
  }
}

/** Shows where the product of accepted work is, and asks for the address, and whether it has arrived. */
export default function ProductDelivery({ job, delivery }: PartProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(titles[needsAddress(job) ? 'ask' : delivery.state]);
  return (
    <Card as="section" icon={<Icon as={Package} size={20} />} title={title}>
      <Stack gap="md">
        <Content job={job} delivery={delivery} />
      </Stack>
    </Card>
  );
}
