import { hasRoutingDigit } from './checkDigits.ts';
import { compactCode } from './codeText.ts';

/** How a country's banks and branches are numbered, apart from the account. */
export type RoutingKind = 'aba' | 'sortCode' | 'bsb' | 'transit' | 'ifsc' | 'zengin' | 'branch';

type RoutingRule = {
  /** The code as people write it. */
  example: string;
  /** Characters as they are typed, without separators. */
  length: number;
  isNumeric: boolean;
  /** The code of the clearing system in ISO 20022. */
  clearingSystem: string;
  /** Returns the stored form of a compact code; null if it is not one. */
  parse: (code: string) => string | null;
};

function byPattern(pattern: RegExp): RoutingRule['parse'] {
  return (code) => (pattern.test(code) && !/^0+$/.test(code) ? code : null);
}

// Cheques show 12345-003; files have 000312345.
function parseTransit(code: string): string | null {
  const [, transit, institution] = /^(\d{5})(\d{3})$/.exec(code) ?? [];
  if (transit !== undefined) return institution === '000' ? null : `0${institution}${transit}`;
  return /^0(?!000)\d{8}$/.test(code) ? code : null;
}

/** The rules of each kind of routing code. */
export const routingRules: Record<RoutingKind, RoutingRule> = {
  aba: {
    example: '021000021',
    length: 9,
    isNumeric: true,
    clearingSystem: 'USABA',
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
    length: 8,
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
      // The fifth character is a zero, which many type as the letter.
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

/** Returns how the banks of a country are numbered; null if account number and SWIFT code identify the bank. */
export function getRoutingKind(country: string): RoutingKind | null {
  return kinds[country] ?? null;
}

/** Returns a routing code in the form in which it is stored; null if it is not one of this kind. */
export function parseRoutingCode(kind: RoutingKind, text: string): string | null {
  return routingRules[kind].parse(compactCode(text));
}
