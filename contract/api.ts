import type {
  Applied,
  Apply,
  InvitationReplied,
  InvitationReply,
  InvitationResponse,
} from './schemas/application.ts';
import type { CloseAccount, Closing, ClosingPlan } from './schemas/closing.ts';
import type { CodeSent, RequestOtp, Signup, Validated, ValidateToken } from './schemas/codes.ts';
import type { Devices, EndDevices } from './schemas/devices.ts';
import type {
  Discussion,
  DiscussionPost,
  DiscussionPosted,
  DiscussionQuery,
} from './schemas/discussion.ts';
import type { Health } from './schemas/health.ts';
import type { Contact, Contacted, Faq, FaqQuery } from './schemas/help.ts';
import type { History, HistoryQuery } from './schemas/history.ts';
import type { JobDetail } from './schemas/jobDetail.ts';
import type { Jobs, JobsQuery } from './schemas/jobs.ts';
import type { Payments, PaymentsQuery, Transactions, TransactionsQuery } from './schemas/money.ts';
import type { PayoutResponse, PayoutUpdate } from './schemas/payout.ts';
import type {
  Phone,
  ProfileImage,
  ProfileImageSaved,
  ProfileResponse,
  ProfileSaved,
  ProfileSubmission,
  ProfileUpdate,
  UserResponse,
} from './schemas/profile.ts';
import type {
  ConnectBody,
  Connected,
  ConnectResponse,
  OAuthFlowBody,
  OAuthFlowResponse,
} from './schemas/social.ts';
import type {
  Autosave,
  Autosaved,
  SubmissionView,
  SubmitTask,
  SubmittedTask,
} from './schemas/submission.ts';
import type { Signin, User } from './schemas/user.ts';
import type { Wallets } from './schemas/wallet.ts';
import type {
  WithdrawalRequestBody,
  WithdrawalSaved,
  Withdrawals,
  WithdrawalsQuery,
} from './schemas/withdrawal.ts';
import type { JobYear, PayoutYear, PayoutYearQuery } from './schemas/year.ts';

/** The start of every path of the API. */
export const apiPrefix = '/api/';

/** An endpoint whose response is read, with the types of its parsed query and of its response. */
export type ReadEndpoint<Response, Query = unknown, Path extends string = string> = {
  method: 'GET';
  path: Path;
  /** Carries the types; there is no value. */
  types?: { response: Response; query: Query };
};

/** An endpoint that changes something, with the types of its body and of its response. */
export type WriteEndpoint<Response, Body = unknown, Path extends string = string> = {
  method: 'POST';
  path: Path;
  /** Carries the types; there is no value. */
  types?: { response: Response; body: Body };
};

/** An endpoint of the API. */
export type Endpoint = ReadEndpoint<unknown> | WriteEndpoint<unknown>;

/** The response of an endpoint. */
export type ResponseOf<E extends Endpoint> = NonNullable<E['types']>['response'];

// TypeScript infers the path only in a call without type arguments: hence two calls.
function read<Response, Query = unknown>() {
  return <const Path extends `/api/${string}`>(
    path: Path,
  ): ReadEndpoint<Response, Query, Path> => ({
    method: 'GET',
    path,
  });
}

function write<Response, Body = unknown>() {
  return <const Path extends `/api/${string}`>(
    path: Path,
  ): WriteEndpoint<Response, Body, Path> => ({
    method: 'POST',
    path,
  });
}

/** Every endpoint: what the server serves and the app calls. The schemas that check requests and responses are at the routes. */
export const api = {
  health: read<Health>()('/api/health'),
  openapi: read<Record<string, unknown>>()('/api/openapi.json'),

  requestCode: write<CodeSent, RequestOtp>()('/api/request/otp'),
  validateToken: write<Validated, ValidateToken>()('/api/validate/token'),
  signup: write<User, Signup>()('/api/signup'),
  signin: write<User, Signin>()('/api/signin'),
  logout: write<object>()('/api/logout'),
  signinWithProvider: write<OAuthFlowResponse, OAuthFlowBody>()('/api/signin/:provider'),
  signupWithProvider: write<OAuthFlowResponse, OAuthFlowBody>()('/api/signup/:provider'),

  user: read<User>()('/api/user'),
  devices: read<Devices>()('/api/user/session'),
  endDevices: write<Devices, EndDevices>()('/api/user/session'),
  userData: read<Record<string, unknown>>()('/api/user/data'),
  closingPlan: read<ClosingPlan>()('/api/user/closing'),
  closeAccount: write<Closing, CloseAccount>()('/api/user/closing'),

  profile: read<ProfileResponse>()('/api/profile/init'),
  submitProfile: write<UserResponse, ProfileSubmission>()('/api/profile/init'),
  saveProfile: write<ProfileSaved, ProfileUpdate>()('/api/profile'),
  savePicture: write<ProfileImageSaved, ProfileImage>()('/api/profile/image'),
  savePhone: write<UserResponse, Phone>()('/api/profile/phone'),
  payoutMethod: read<PayoutResponse>()('/api/profile/payment'),
  savePayoutMethod: write<PayoutResponse, PayoutUpdate>()('/api/profile/payment'),
  connectedAccounts: read<Connected>()('/api/profile/connected/social'),
  connect: write<ConnectResponse, ConnectBody>()('/api/connect/:provider'),

  jobs: read<Jobs, JobsQuery>()('/api/jobs'),
  jobHistory: read<History, HistoryQuery>()('/api/job/history'),
  job: read<JobDetail>()('/api/job/:id'),
  changeApplication: write<Applied, Apply>()('/api/job/:id/apply'),
  invitation: read<InvitationResponse>()('/api/job/:id/invitation'),
  replyToInvitation: write<InvitationReplied, InvitationReply>()('/api/job/:id/invitation'),
  discussion: read<Discussion, DiscussionQuery>()('/api/job/:id/discussion'),
  postToDiscussion: write<DiscussionPosted, DiscussionPost>()('/api/job/:id/discussion'),
  submission: read<SubmissionView>()('/api/job/:id/submission'),
  saveDraft: write<Autosaved, Autosave>()('/api/job/:id/submission'),
  submitTask: write<SubmittedTask, SubmitTask>()('/api/job/:id/submit/task'),

  wallets: read<Wallets>()('/api/summary/wallet'),
  payments: read<Payments, PaymentsQuery>()('/api/payment'),
  transactions: read<Transactions, TransactionsQuery>()('/api/payment/transaction'),
  withdrawals: read<Withdrawals, WithdrawalsQuery>()('/api/payment/withdrawal'),
  changeWithdrawal: write<WithdrawalSaved, WithdrawalRequestBody>()('/api/request/withdrawal'),
  jobYear: read<JobYear>()('/api/summary/job/year/:year'),
  payoutYear: read<PayoutYear, PayoutYearQuery>()('/api/summary/payout/year/:year'),

  faq: read<Faq, FaqQuery>()('/api/faq'),
  contact: write<Contacted, Contact>()('/api/contactus'),
} as const;

type Params<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Record<Name, string | number> & Params<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Record<Name, string | number>
    : unknown;

/** The parameters in the path of an endpoint, such as `id`. */
export type ParamsOf<E extends Endpoint> = Params<E['path']>;

// A list is one text with commas, a flag is 1.
type Sent<Value> = Value extends readonly unknown[] ? string : Value extends '0' | '1' ? 1 : Value;

/** The query of an endpoint as it is sent; the server's defaults replace what is left out. */
export type QueryOf<E extends Endpoint> =
  E extends ReadEndpoint<unknown, infer Query>
    ? { [Key in keyof Query]?: Sent<NonNullable<Query[Key]>> | undefined }
    : unknown;

/** The body of an endpoint. */
export type BodyOf<E extends Endpoint> =
  E extends WriteEndpoint<unknown, infer Body> ? Body : never;

/** A last argument, which may be left out if none of its properties is required. */
export type LastArgument<Values> = object extends Values ? [values?: Values] : [values: Values];

/** Appends a query to a path; undefined and empty values are left out. */
export function withQuery(path: string, query: object): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = String(new URLSearchParams(entries.map(([key, value]) => [key, String(value)])));
  return search ? `${path}?${search}` : path;
}

/** Returns the URL of a request. Of the values, those that the path names are its parameters, and the others are the query. */
export function toUrl<E extends Endpoint>(
  { path }: E,
  ...[values]: LastArgument<ParamsOf<E> & QueryOf<E>>
): string {
  const query: Record<string, unknown> = { ...(values as object) };
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(query[name]);
    delete query[name];
    return encodeURIComponent(value);
  });
  return withQuery(url, query);
}

/** Returns whether a URL, or any other cache key, is a request to one of the endpoints. */
export function isRequestTo(endpoints: readonly Endpoint[], key: unknown): boolean {
  if (typeof key !== 'string') return false;
  const [path] = key.split('?');
  return endpoints.some(({ path: pattern }) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path ?? ''),
  );
}
