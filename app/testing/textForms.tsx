import { Form, useForm } from '@byline/design-system';
import type { ReactNode } from 'react';
import {
  addressLineMaxLength,
  cityMaxLength,
  legalNameMaxLength,
} from '../../contract/rules/profile.ts';
import { useUserDraft } from '../device/userDrafts.ts';
import { AboutFields } from '../features/profile/AboutFields.tsx';
import { ContentFields } from '../features/profile/ContentFields.tsx';
import { getAboutValues, getContentValues } from '../features/profile/profileParts.ts';
import { ShippingFields } from '../features/profile/ShippingFields.tsx';
import { toShippingValues } from '../features/profile/shippingValues.ts';
import { SignupForm } from '../routes/account/SignupForm.tsx';
import { ApplyDialog } from '../routes/jobs/ApplyDialog.tsx';
import { ReasonDialog } from '../routes/jobs/ReasonDialog.tsx';
import { PayoutFields } from '../routes/profile/edit/PayoutFields.tsx';
import type { PayoutValues } from '../routes/profile/edit/payoutValues.ts';
import { StepFields } from '../routes/submission/StepFields.tsx';
import { toWork } from '../routes/submission/work.ts';
import {
  emptyProfile,
  exampleApplication,
  exampleJob,
  exampleRule,
  exampleStep,
  exampleTask,
} from './examples.ts';

const none = () => undefined;
const options = {
  countries: [],
  languages: [],
  categories: [],
  genders: [],
  banks: [],
  home_country: 'SG',
  youngest_birth_year: 2008,
};
const payout: PayoutValues = {
  type: 'paypal',
  country: null,
  bank_code: null,
  holder_name: '',
  routing_code: '',
  swift: '',
  email: '',
};
/** A job with a question, whose application is accepted. */
export const job = exampleJob({
  application: exampleApplication(),
  questions: [{ id: 'why', label: 'Why you?', required: true, max_length: 30 }],
});
/** The rule that a caption has at most 60 characters. */
export const captionLimit = exampleRule({ kind: 'caption_length', value: '60' });

/** A valid address. */
export const shipping = {
  name: 'Mia',
  line1: '1 Road',
  line2: '',
  city: 'Singapore',
  postcode: '',
  country: 'SG',
  phone: '+6581234567',
};

/** The maximum lengths of the texts of an address. */
export const addressLimits = {
  name: legalNameMaxLength,
  line1: addressLineMaxLength,
  line2: addressLineMaxLength,
  city: cityMaxLength,
};

function SavedForm({ saved, children }: { saved: object; children: ReactNode }) {
  return <Form form={useForm({ defaultValues: saved })}>{children}</Form>;
}

/** Renders the personal fields of a profile. */
export function About() {
  return (
    <SavedForm saved={getAboutValues(emptyProfile)}>
      <AboutFields options={options} />
    </SavedForm>
  );
}

/** Renders the content fields of a profile. */
export function Content() {
  return (
    <SavedForm saved={getContentValues(emptyProfile)}>
      <ContentFields options={options} />
    </SavedForm>
  );
}

/** Renders the fields of an address. */
export function Address() {
  return (
    <SavedForm saved={{ shipping: toShippingValues(shipping) }}>
      <ShippingFields options={options} />
    </SavedForm>
  );
}

/** Renders the fields of a payout to PayPal. */
export function Payout() {
  return (
    <PayoutFields
      draft={useUserDraft('payout', payout)}
      options={options}
      account={{ value: '', onChange: none }}
      fieldToCorrect={null}
    />
  );
}

/** Renders the fields of a draft. */
export function DraftStep() {
  const { values, change } = useUserDraft('step', toWork(null, 'draft', exampleTask()));
  return (
    <StepFields
      task={exampleTask()}
      step={exampleStep()}
      rules={[captionLimit]}
      work={values}
      onChange={change}
      uploads={{
        upload: () => Promise.reject(new Error('There are no pictures here.')),
        hasFailed: false,
        storeName: 'step',
        uploadedIds: [],
      }}
    />
  );
}

/** The form of a new account. */
export const signupForm = (
  <SignupForm password="" errors={undefined} onSubmit={async () => undefined} />
);
/** The form of an application. */
export const applyDialog = <ApplyDialog job={job} isOpen onOpenChange={none} />;
/** The form of a reason. */
export const reasonDialog = (
  <ReasonDialog
    title="Drop out"
    text=""
    reasonLabel="Reason"
    draftName="test"
    isReasonRequired
    submitLabel="Drop out"
    cancelLabel="Back"
    onSubmit={async () => undefined}
    isOpen
    onOpenChange={none}
  />
);
