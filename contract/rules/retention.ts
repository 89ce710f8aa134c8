/** Days for which data outside of open accounts is kept. The privacy notice and docs/privacy-requests.md list the same days. */
export const retentionDays = {
  /** Closed accounts, which their owners can still reopen within this time. */
  closedAccounts: 14,
  /** Emailed codes and links, after they expire. */
  codes: 1,
  /** Delivered and undeliverable emails and text messages, without their texts. */
  messages: 90,
  /** Texts of messages that could not be delivered. */
  undeliveredTexts: 7,
  /** Messages to the support. */
  tickets: 730,
  /** The texts of closed objections; the outcome is stored with the payment. */
  cases: 730,
  /** Commands of the staff. */
  staffCommands: 730,
  /** Pictures that were uploaded and not used. */
  unusedPictures: 1,
  /** Stored responses, for requests that are repeated. */
  repeatedResponses: 2,
  /** Attempt counts of rate limits, stored under a digest of the IP address or account. */
  attempts: 2,
  /** Codes for the bio of an account that is being connected, after they expire. */
  bioCodes: 1,
} as const;
