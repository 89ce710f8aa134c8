import { hasRoutingDigit } from './checkDigits.ts';
import { compactCode } from './codeText.ts';

/** How a country numbers its banks and branches, apart from account numbers. */
export type RoutingKind = 'aba' | 'sortCode' | 'bsb' | 'transit' | 'ifsc' | 'zengin' | 'branch';

type RoutingRule = {
  /** An example of the code as people write it. */
  example: string;
  /** Number of characters as typed. Null if people write the parts in two orders, so that only separators distinguish them. */
  length: number | null;
  isNumeric: boolean;
  /** The code of the clearing system in ISO 20022. */
  clearingSystem: string;
  /** Returns the stored form of a compact text; null if the text is not such a code. `groups` are its parts as they were typed. */
  parse: (code: string, groups: string[]) => string | null;
};

function byPattern(pattern: RegExp): RoutingRule['parse'] {
  return (code) => (pattern.test(code) && !/^0+$/.test(code) ? code : null);
}

// Canadian cheques show 12345-003; other people write 003-12345 or 0003-12345, and bank files 000312345.
const transitForms = [
  /^(?<transit>\d{4,5})-0?(?<institution>\d{3})$/,
  /^0?(?<institution>\d{3})-(?<transit>\d{4,5})$/,
  /^(?<transit>\d{5})(?<institution>\d{3})$/,
  /^0(?<institution>\d{3})(?<transit>\d{5})$/,
];

/** Returns the stored form of a Canadian routing code: 0, institution, transit. */
function parseTransit(_code: string, groups: string[]): string | null {
  const typed = groups.join('-');
  const codes = transitForms.flatMap((form) => {
    const { transit, institution } = form.exec(typed)?.groups ?? {};
    return transit && institution ? [`0${institution}${transit.padStart(5, '0')}`] : [];
  });
  const [code, ...others] = new Set(codes);
  // In 0123-0456, either part could be the institution.
  if (code === undefined || others.length > 0) return null;
  return /^0(?!000)\d{3}(?!00000)\d{5}$/.test(code) ? code : null;
}

/** The rules of each kind of routing code. */
export const routingRules: Record<RoutingKind, RoutingRule> = {
  aba: {
    example: '021000021',
    length: 9,
    isNumeric: true,
    clearingSystem: 'USABA',
    // The first two digits are a district of the Federal Reserve, or one of the other ranges that are in use.
    parse: (code) =>
      /^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/.test(code) &&
      !/^0+$/.test(code) &&
      hasRoutingDigit(code)
        ? code
        : null,
  },
  sortCode: {
    example: '20-00-00',
    length: 6,
    isNumeric: true,
    clearingSystem: 'GBDSC',
    parse: byPattern(/^\d{6}$/),
  },
  bsb: {
    example: '062-000',
    length: 6,
    isNumeric: true,
    clearingSystem: 'AUBSB',
    parse: byPattern(/^\d{6}$/),
  },
  transit: {
    example: '00012-003',
    length: null,
    isNumeric: true,
    clearingSystem: 'CACPA',
    parse: parseTransit,
  },
  ifsc: {
    example: 'HDFC0000053',
    length: 11,
    isNumeric: false,
    clearingSystem: 'INFSC',
    parse(code) {
      // The fifth character is a zero, which users often type as the letter O.
      // `$10` is the first group and a zero, because there is no tenth group.
      const corrected = code.replace(/^([A-Z]{4})O/, '$10');
      return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(corrected) ? corrected : null;
    },
  },
  zengin: {
    example: '0005-001',
    length: 7,
    isNumeric: true,
    clearingSystem: 'JPZGN',
    parse: byPattern(/^\d{7}$/),
  },
  branch: {
    example: '250655',
    length: 6,
    isNumeric: true,
    clearingSystem: 'ZANCC',
    parse: byPattern(/^\d{6}$/),
  },
};

const kinds: Record<string, RoutingKind> = {
  AS: 'aba',
  AU: 'bsb',
  CA: 'transit',
  GB: 'sortCode',
  GG: 'sortCode',
  GU: 'aba',
  IM: 'sortCode',
  IN: 'ifsc',
  JE: 'sortCode',
  JP: 'zengin',
  MP: 'aba',
  PR: 'aba',
  US: 'aba',
  VI: 'aba',
  ZA: 'branch',
};

/** Returns the kind of a country's routing codes; null if account number and SWIFT code are enough to identify the bank. */
export function getRoutingKind(country: string): RoutingKind | null {
  return kinds[country] ?? null;
}

/** Returns the stored form of a routing code; null if the text is not a code of this kind. */
export function parseRoutingCode(kind: RoutingKind, text: string): string | null {
  const groups = text.split(/[^\p{L}\p{Nd}]+/u).map(compactCode);
  return routingRules[kind].parse(compactCode(text), groups.filter(Boolean));
}
