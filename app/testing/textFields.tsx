import { countCharacters } from '@byline/design-system/validation';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { nameMaxLength, passwordLength } from '../../contract/rules/account.ts';
import { bioMaxLength, cityMaxLength, legalNameMaxLength } from '../../contract/rules/profile.ts';
import {
  messageMaxLength,
  notesMaxLength,
  reasonMaxLength,
  subjectMaxLength,
  supportMessageLength,
} from '../../contract/rules/texts.ts';
import { parsePostcode, postcodeMaxLength } from '../../contract/rules/postcodes.ts';
import { pastedLinkMaxLength } from '../../contract/rules/postLinks.ts';
import { profileLinkMaxLength, profileLinks } from '../../contract/rules/profileLinks.ts';
import { getChecks, isSecureLink, passesRule } from '../../contract/rules/work.ts';
import { applySchema } from '../../contract/schemas/application.ts';
import { signupSchema } from '../../contract/schemas/codes.ts';
import { discussionPostSchema } from '../../contract/schemas/discussion.ts';
import { disputeSchema, messageSchema } from '../../contract/schemas/help.ts';
import { payoutUpdateSchema } from '../../contract/schemas/payout.ts';
import { profilePartsSchema, shippingSchema } from '../../contract/schemas/profile.ts';
import { connectBodySchema } from '../../contract/schemas/social.ts';
import { submitTaskSchema } from '../../contract/schemas/submission.ts';
import DisagreeDialog from '../features/cases/DisagreeDialog.tsx';
import { AskForTime } from '../features/discussion/AskForTime.tsx';
import { MessageForm } from '../features/discussion/MessageForm.tsx';
import { ManualForm } from '../features/social/ManualForm.tsx';
import { ContactFields } from '../routes/help/ContactFields.tsx';
import {
  job,
  addressLimits,
  captionLimit,
  shipping,
  signupForm,
  applyDialog,
  reasonDialog,
  About,
  Content,
  Address,
  Payout,
  DraftStep,
} from './textForms.tsx';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const none = () => undefined;

/** Returns whether a schema accepts a body. */
const accepts = (schema: z.ZodType, body: object) => schema.safeParse(body).success;

/** Returns whether the server accepts a text as one of the personal details. */
const acceptsAbout = (key: string) => (text: string) =>
  accepts(profilePartsSchema, { [key]: text });

const contact = {
  topic: 'other',
  subject: 'Late',
  message: 'It has not arrived.',
  email: 'mia@demo.test',
  client_ref: id,
};
const signup = {
  name: 'Mia',
  email: 'mia@demo.test',
  password: '12345678',
  proof: 'x',
  terms: true,
};
const work = {
  task_id: 'task-1',
  step: 'draft',
  caption: '',
  links: [],
  media: [],
  notes: '',
  metrics: {},
  checklist: {},
  client_ref: id,
};
const application = { action: 'apply', account: 'tiktok', accept_terms: true, client_ref: id };

/** Returns whether the server accepts a caption and the check of its length passes. */
function acceptsCaption(caption: string): boolean {
  const result = submitTaskSchema.safeParse({ ...work, caption });
  return (
    result.success &&
    result.data.caption !== '' &&
    getChecks([captionLimit], 'draft').every((rule) => passesRule(rule, result.data))
  );
}

/** A text field of a form, and the server's rules for it. */
export type Field = {
  form: ReactNode;
  name: string;
  /** The minimum and maximum lengths that the rules have. */
  limits: readonly number[];
  /** Embeds the text under test in a text with the format that the field requires, such as a URL. */
  around?: (text: string) => string;
  /** Returns whether the server accepts a body with this text. */
  takes: (text: string) => boolean;
};

/** The text fields of all forms. */
export const textFields: readonly Field[] = [
  {
    form: signupForm,
    name: 'name',
    limits: [nameMaxLength],
    takes: (name) => accepts(signupSchema, { ...signup, name }),
  },
  {
    form: signupForm,
    name: 'password',
    limits: [passwordLength.min, passwordLength.max],
    takes: (password) => accepts(signupSchema, { ...signup, password }),
  },
  ...Object.entries({
    display_name: nameMaxLength,
    legal_name: legalNameMaxLength,
    city: cityMaxLength,
  }).map(([name, limit]) => ({
    form: <About />,
    name,
    limits: [limit],
    takes: acceptsAbout(name),
  })),
  { form: <Content />, name: 'bio', limits: [bioMaxLength], takes: acceptsAbout('bio') },
  ...Object.entries(addressLimits).map(([name, limit]) => ({
    form: <Address />,
    name: `shipping.${name}`,
    limits: [limit],
    takes: (text: string) => accepts(shippingSchema, { ...shipping, [name]: text }),
  })),
  {
    form: <Address />,
    name: 'shipping.postcode',
    limits: [postcodeMaxLength],
    around: (text) => ` 018956${text}`,
    takes: (postcode) =>
      accepts(shippingSchema, { ...shipping, postcode }) && parsePostcode('SG', postcode) !== null,
  },
  {
    form: <Payout />,
    name: 'holder_name',
    limits: [legalNameMaxLength],
    takes: (holder_name) =>
      accepts(payoutUpdateSchema, {
        type: 'paypal',
        email: contact.email,
        proof: 'x',
        holder_name,
      }),
  },
  {
    form: <ManualForm platform="lemon8" account={undefined} onSubmitted={none} />,
    name: 'handle',
    // `handlePattern` accepts 2 to 40 characters.
    limits: [2, 40],
    takes: (handle) =>
      accepts(connectBodySchema, { handle, profile_url: 'www.lemon8-app.com/@mia' }),
  },
  {
    form: <ManualForm platform="lemon8" account={undefined} onSubmitted={none} />,
    name: 'profile_url',
    limits: [profileLinkMaxLength],
    around: (text) => `www.lemon8-app.com/@mia?${text}`,
    takes: (profile_url) =>
      accepts(connectBodySchema, { handle: 'mia', profile_url }) &&
      profileLinks.lemon8.pattern.test(profile_url),
  },
  ...(['subject', 'message'] as const).map((name) => ({
    form: <ContactFields query={{}} />,
    name,
    limits: name === 'subject' ? [subjectMaxLength] : Object.values(supportMessageLength),
    takes: (text: string) => accepts(messageSchema, { ...contact, [name]: text }),
  })),
  {
    form: <DisagreeDialog about="rejection" job={job} onClose={none} />,
    name: 'message',
    limits: [supportMessageLength.max],
    takes: (message) =>
      accepts(disputeSchema, {
        topic: 'dispute',
        about: 'rejection',
        job_id: id,
        client_ref: id,
        message,
      }),
  },
  {
    form: <AskForTime job={job} isOpen onOpenChange={none} />,
    name: 'body',
    limits: [messageMaxLength],
    takes: (body) =>
      accepts(discussionPostSchema, {
        kind: 'extension_request',
        task_id: 'task-1',
        until: '2026-03-08T00:00:00.000Z',
        client_ref: id,
        body,
      }),
  },
  {
    form: <MessageForm jobId="job-1" onSend={none} hasFocus={false} onAskForTime={undefined} />,
    name: 'body',
    limits: [messageMaxLength],
    // An empty message shows an error only when it is sent.
    takes: (body) => body.trim() === '' || accepts(discussionPostSchema, { client_ref: id, body }),
  },
  {
    form: applyDialog,
    name: 'pitch',
    limits: [job.pitch.max_length],
    takes: (pitch) =>
      accepts(applySchema, { ...application, pitch }) &&
      countCharacters(pitch) <= job.pitch.max_length,
  },
  {
    form: reasonDialog,
    name: 'reason',
    limits: [reasonMaxLength],
    takes: (reason) => accepts(applySchema, { action: 'drop', reason }),
  },
  {
    form: applyDialog,
    name: 'answers.why',
    // The limit of the question in textForms.tsx.
    limits: [30],
    takes: (why) =>
      accepts(applySchema, { ...application, answers: { why } }) &&
      why.trim() !== '' &&
      countCharacters(why) <= 30,
  },
  {
    form: <DraftStep />,
    name: 'links.0',
    limits: [pastedLinkMaxLength],
    around: (text) => `https://x.test/${text}`,
    // The draft has no picture, so the server refuses it without a link.
    takes: (link) => accepts(submitTaskSchema, { ...work, links: [link] }) && isSecureLink(link),
  },
  {
    form: <DraftStep />,
    name: 'caption',
    limits: [Number(captionLimit.value)],
    takes: acceptsCaption,
  },
  {
    form: <DraftStep />,
    name: 'notes',
    limits: [notesMaxLength],
    takes: (notes) => accepts(submitTaskSchema, { ...work, notes }),
  },
];
