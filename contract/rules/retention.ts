/** Days for which data outside of open accounts is kept, as the privacy notice and docs/privacy-requests.md list them. */
export const retentionDays = {
  /** An account that its owner has closed and can still keep. */
  closedAccounts: 14,
  /** Codes and links of emails, after they have expired. */
  codes: 1,
  /** Delivered and undeliverable emails and text messages, without their texts. */
  messages: 90,
  /** Texts of messages that could not be delivered. */
  undeliveredTexts: 7,
  /** Messages to the support. */
  tickets: 730,
  /** Objections to decisions, after they are closed: what was written; the outcome stays with the payment. */
  cases: 730,
  /** Commands of the staff. */
  staffCommands: 730,
  /** Pictures that were uploaded and not used. */
  unusedPictures: 1,
  /** Responses that a repeated request gets again. */
  repeatedResponses: 2,
  /** Counts of attempts, by a digest of address or account. */
  attempts: 2,
  /** Codes for the biography of an account that is being connected, after they have expired. */
  bioCodes: 1,
} as const;
