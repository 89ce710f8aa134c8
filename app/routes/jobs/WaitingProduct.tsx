import {
  Form,
  Inline,
  Link,
  Loaded,
  notify,
  Skeleton,
  Stack,
  SubmitButton,
  Text,
} from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { ProfileResponse } from '../../../contract/schemas/profile.ts';
import { jobKey } from '../../api/jobs.ts';
import { useProfile } from '../../api/profile.ts';
import { ShippingAddress } from '../../features/profile/ShippingAddress.tsx';
import { useSaveAddress } from '../../features/profile/useSaveAddress.ts';
import { useUnsentReason } from '../../features/requests/useUnsentReason.tsx';
import { paths } from '../../paths.ts';
import { AddressChoice } from './DeliveryAddress.tsx';
import { pageWords } from './pageWords.ts';

// Asks for the address without which the brand cannot send the product.
function MissingAddress({ job, response }: { job: JobDetail; response: ProfileResponse }) {
  const { formatMessage } = useIntl();
  const { mutate } = useSWRConfig();
  const saveAddress = useSaveAddress();
  const submit = async (values: object) => {
    await saveAddress(values, () => mutate(jobKey(job.id)));
    notify({
      tone: 'success',
      text: formatMessage(
        { id: 'delivery.saved', defaultMessage: 'Address saved. {brand} can send the product.' },
        { brand: job.brand.name },
      ),
    });
  };
  return (
    <Form unavailableReason={useUnsentReason('text')} onSubmit={submit}>
      <Stack gap="md">
        <Text>
          <FormattedMessage
            id="delivery.ask"
            defaultMessage="{brand} sends the product as soon as it has your address. It is saved in your profile, and only brands whose job you are working on see it."
            values={{ brand: <bdi>{job.brand.name}</bdi> }}
          />
        </Text>
        <AddressChoice {...response} />
        <Inline>
          <SubmitButton>
            <FormattedMessage id="delivery.save" defaultMessage="Save address" />
          </SubmitButton>
        </Inline>
      </Stack>
    </Form>
  );
}

/** Shows to which address the brand sends the product, or asks for it. */
export function WaitingProduct({ job }: { job: JobDetail }) {
  const query = useProfile();
  return (
    <Loaded
      query={query}
      errorTitle={<FormattedMessage {...pageWords.deliveryProblem} />}
      skeleton={<Skeleton lines={5} />}
    >
      {(response) => {
        const { profile, options } = response;
        if (!profile.shipping) return <MissingAddress job={job} response={response} />;
        return (
          <Stack gap="sm" align="start">
            <Text>
              <FormattedMessage
                id="delivery.waiting.text"
                defaultMessage="{brand} sends it to this address:"
                values={{ brand: <bdi>{job.brand.name}</bdi> }}
              />
            </Text>
            <ShippingAddress address={profile.shipping} options={options} />
            <Link href={`${paths.profileEdit}?section=shipping`}>
              <FormattedMessage
                id="delivery.profile"
                defaultMessage="Change the address in your profile"
              />
            </Link>
          </Stack>
        );
      }}
    </Loaded>
  );
}
