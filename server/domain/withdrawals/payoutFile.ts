import { toDecimal } from '@byline/design-system/money';
import Papa from 'papaparse';
import { parseIban } from '../../../contract/rules/ibans.ts';
import { payeeNameMaxLength } from '../../../contract/rules/payeeName.ts';
import { otherBank } from '../../../contract/rules/payout.ts';
import { getRoutingKind, routingRules } from '../../../contract/rules/routingCodes.ts';
import type { Debtor } from '../../config/debtor.ts';
import { toIso } from '../dates.ts';
import { cutAtWord, toBankName, type BatchPayment } from './bankTexts.ts';
import type { PayoutBatch } from './payoutBatches.ts';

type Xml = { xml: string };

// Spreadsheets run texts that start like a formula, even after blanks or with full-width signs, so an apostrophe precedes such texts.
// Negative numbers, with a point or a comma, are not formulas. Some spreadsheets end cells at each kind of separator, so that a formula after
// one would run: such texts are in quotes.
const csvOptions = {
  escapeFormulae: /^(?:[\t\r\n]|\s*(?:[=+@\uFF0B\uFF0D\uFF1D\uFF20]|-(?!\d+(?:[.,]\d+)?$)))/,
  quotes: (value: unknown): boolean =>
    typeof value === 'string' && /[,;\t|]\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/.test(value),
};

// Customer credit transfer initiation, version 9.
const pain001Namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** Writes a batch of bank transfers as ISO 20022 pain.001; the same batch gives the same bytes. */
export function toPain001(batch: PayoutBatch, debtor: Debtor): string {
  const { id, currency, items, created_at } = batch;
  const count = element('NbOfTxs', String(items.length));
  const sum = element('CtrlSum', toDecimal({ amount: batch.sum, currency }));
  const created = toIso(created_at);
  const party = element('Nm', toBankName(debtor.name));
  const document = element('CstmrCdtTrfInitn', [
    element('GrpHdr', [
      element('MsgId', id),
      element('CreDtTm', created),
      count,
      sum,
      element('InitgPty', [party]),
    ]),
    element('PmtInf', [
      element('PmtInfId', id),
      element('PmtMtd', 'TRF'),
      count,
      sum,
      element('ReqdExctnDt', [element('Dt', created.slice(0, 10))]),
      element('Dbtr', [party]),
      element('DbtrAcct', [toAccount(debtor.account), element('Ccy', currency)]),
      element('DbtrAgt', [toAgent({ bic: debtor.bic || null })]),
      ...items.map((item) => toTransfer(item, currency)),
    ]),
  ]);
  const { xml } = element('Document', [document], ` xmlns="${pain001Namespace}"`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}

/** Writes a batch as CSV (RFC 4180), for PayPal and for banks without ISO 20022. */
export function toPayoutCsv({ id, currency, items }: PayoutBatch): string {
  const rows = items.map(({ reference, payee, account, routingCode, swift, net }) => ({
    batch: id,
    reference,
    type: payee.type,
    // A bank types it into the same field of the network. PayPal pays to the address.
    name:
      payee.type === 'bank' ? cutAtWord(payee.holder_name, payeeNameMaxLength) : payee.holder_name,
    account,
    bank_code: payee.bank_code,
    bank_name: payee.bank_name,
    routing_code: routingCode,
    swift,
    country: payee.country,
    amount: toDecimal({ amount: net, currency }),
    currency,
  }));
  return `${Papa.unparse(rows, csvOptions)}\r\n`;
}

function toTransfer(payment: BatchPayment, currency: string) {
  const { reference, net, payee, account } = payment;
  return element('CdtTrfTxInf', [
    element('PmtId', [element('InstrId', reference), element('EndToEndId', reference)]),
    element('Amt', [
      element('InstdAmt', toDecimal({ amount: net, currency }), ` Ccy="${currency}"`),
    ]),
    element('CdtrAgt', [toCreditorAgent(payment)]),
    element('Cdtr', [
      element('Nm', toBankName(payee.holder_name)),
      payee.country === '' ? null : element('PstlAdr', [element('Ctry', payee.country)]),
    ]),
    element('CdtrAcct', [toAccount(account)]),
    element('RmtInf', [element('Ustrd', reference)]),
  ]);
}

type Agent = {
  bic: string | null;
  clearing?: { system: string; code: string } | null;
  name?: string | null;
  code?: string | null;
};

function toCreditorAgent({ payee, routingCode, swift }: BatchPayment): Xml {
  const kind = getRoutingKind(payee.country);
  return toAgent({
    bic: swift,
    clearing:
      kind && routingCode ? { system: routingRules[kind].clearingSystem, code: routingCode } : null,
    name: payee.bank_name,
    code: payee.bank_code === otherBank ? null : payee.bank_code,
  });
}

// The schema has an order: BIC, clearing system, name, other identification.
function toAgent({ bic, clearing = null, name = null, code = null }: Agent): Xml {
  const isNamed = name !== null && name !== bic;
  const isUnknown = bic === null && clearing === null && !isNamed;
  const id = code ?? (isUnknown ? 'NOTPROVIDED' : null);
  return element('FinInstnId', [
    bic === null ? null : element('BICFI', bic),
    clearing &&
      element('ClrSysMmbId', [
        element('ClrSysId', [element('Cd', clearing.system)]),
        element('MmbId', clearing.code),
      ]),
    isNamed ? element('Nm', toBankName(name)) : null,
    id === null ? null : element('Othr', [element('Id', id)]),
  ]);
}

function toAccount(account: string): Xml {
  const iban = parseIban(account);
  return element('Id', [
    iban
      ? element('IBAN', iban)
      : element('Othr', [element('Id', account.replace(/\s/g, '') || 'NOTPROVIDED')]),
  ]);
}

/** Wraps a text, or elements without those that are null. */
function element(name: string, content: string | (Xml | null)[], attributes = ''): Xml {
  const inner =
    typeof content === 'string'
      ? escapeXml(content)
      : content.map((part) => part?.xml ?? '').join('');
  return { xml: `<${name}${attributes}>${inner}</${name}>` };
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
