import {
  CheckboxField,
  FormDialog,
  Money,
  MoneyField,
  notify,
  SelectField,
  Text,
  TextAreaField,
  useFormats,
  type FormDialogRequest,
} from '@byline/design-system';
import { platformMessages } from '@byline/design-system/portal';
import { FormattedMessage, useIntl } from 'react-intl';
import { textRules } from '../../../contract/rules/texts.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { serverNow } from '../../api/serverTime.ts';
import { useUpdateApplication } from '../../api/jobs.ts';
import { useUnsentReason } from '../../features/requests/useUnsentReason.tsx';
import { UserDraft } from '../../features/requests/UserDraft.tsx';
import { AcceptTerms } from './AcceptTerms.tsx';
import { toApply, type ApplyValues } from './applyValues.ts';
import { useReadJob } from '../../features/jobs/useReadJob.ts';
import { pageWords } from './pageWords.ts';

type ApplyDialogProps = {
  job: JobDetail;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

// Users agree to the terms as they are when they apply.
const agreements = ['accept_terms', 'accept_unpaid'];

function ApplyFields({ job }: { job: JobDetail }) {
  const { formatMessage } = useIntl();
  const { pay, pitch, questions, platforms, product } = job;
  const hasChoice = platforms.length > 1;
  return (
    <>
      {pitch.max_length > 0 && (
        <TextAreaField
          name="pitch"
          label={formatMessage(pageWords.applyPitch)}
          description={
            <FormattedMessage
              id="apply.pitchHint"
              defaultMessage="Why you are a good fit, and what you would create."
            />
          }
          // Few rows, so that the checkbox for the terms is in view on a laptop.
          rows={hasChoice ? 2 : 4}
          maxLength={pitch.max_length}
          rules={textRules}
          isRequired={pitch.required}
        />
      )}
      {hasChoice && (
        <SelectField
          name="account"
          label={formatMessage(pageWords.applyAccount)}
          options={platforms.map((platform) => ({
            id: platform,
            label: formatMessage(platformMessages[platform]),
          }))}
          isRequired
        />
      )}
      {pay.type === 'range' && pay.min && pay.max && (
        <MoneyField
          name="rate"
          label={formatMessage({ id: 'apply.rate', defaultMessage: 'Your rate' })}
          description={
            <FormattedMessage
              id="apply.rateHint"
              defaultMessage="For the whole job, from {min} to {max}. The brand sees it with your application."
              values={{ min: <Money value={pay.min} />, max: <Money value={pay.max} /> }}
            />
          }
          currency={pay.min.currency}
          minValue={pay.min.amount}
          maxValue={pay.max.amount}
          isRequired
        />
      )}
      {questions.map(({ id, label, required, max_length: maxLength }) => (
        <TextAreaField
          key={id}
          name={`answers.${id}`}
          label={label}
          maxLength={maxLength}
          rules={textRules}
          isRequired={required}
        />
      ))}
      {product?.shipped && (
        <Text size="sm" isMuted>
          <FormattedMessage
            id="apply.addressLater"
            defaultMessage="The brand sends you the product. You add your address when you are accepted."
          />
        </Text>
      )}
      <AcceptTerms job={job} />
      {pay.type === 'product' && (
        <CheckboxField
          name="accept_unpaid"
          label={formatMessage({
            id: 'apply.acceptUnpaid',
            defaultMessage: 'I understand that this job pays no money',
          })}
          isRequired
        />
      )}
    </>
  );
}

/** Applies for a job. Unsent text is stored on this device. */
export function ApplyDialog({ job: latest, isOpen, onOpenChange }: ApplyDialogProps) {
  const [job, onError] = useReadJob(latest, isOpen);
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const apply = useUpdateApplication(job.id);

  const submit = async (values: ApplyValues, { idempotencyKey }: FormDialogRequest) => {
    try {
      const { application } = await apply(toApply(values, job, idempotencyKey));
      notify({
        tone: 'success',
        text: formatMessage(
          { id: 'apply.done', defaultMessage: 'Application sent. You will hear back by {date}.' },
          { date: formats.day(application.decide_by, { now: serverNow() }) },
        ),
      });
    } catch (error) {
      onError(error);
      throw error;
    }
  };

  return (
    <FormDialog<ApplyValues>
      title={formatMessage({ id: 'apply.title', defaultMessage: 'Apply for this job' })}
      submitLabel={<FormattedMessage id="apply.submit" defaultMessage="Send application" />}
      unavailableReason={useUnsentReason('text')}
      onSubmit={submit}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="lg"
    >
      <UserDraft storageKey={`apply:${job.id}`} exclude={agreements} />
      <ApplyFields job={job} />
    </FormDialog>
  );
}
