import fc from 'fast-check';
import { countries } from '@byline/design-system/countries';
import { describe, expect, test } from 'vitest';
import { getAccountFormat, isForeignIban, parseAccountNumber } from './accountNumbers.ts';
import { getIbanFormat } from './ibans.ts';
import { getNeededRouting, needsSwift, parseBankDetails } from './payout.ts';
import { parseRoutingCode, routingRules, type RoutingKind } from './routingCodes.ts';
import { findForeignSwiftCountry, parseSwift } from './swiftCodes.ts';

describe('an account number', () => {
  test.each([
    ['DE', 'DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['DE', 'de89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
    ['DE', 'IBAN: DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    [
      'DE',
      '\u2066DE89\u00a03704\u202f0044\u20090532\t0130\u200b00\u2069\n',
      'DE89370400440532013000',
    ],
    ['DE', 'ＤＥ８９　３７０４　００４４　０５３２　０１３０　００', 'DE89370400440532013000'],
    ['FR', 'FR14 2004 1010 0505 0001 3m02 606', 'FR1420041010050500013M02606'],
    ['RE', 'FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606'],
    ['NL', 'NL91ABNA0417164300', 'NL91ABNA0417164300'],
    ['SA', 'SA٠٣ ٨٠٠٠ ٠٠٠٠ ٦٠٨٠ ١٠١٦ ٧٥١٩', 'SA0380000000608010167519'],
    ['AE', 'AE07 0331 2345 6789 0123 456', 'AE070331234567890123456'],
    ['KW', 'KW81 CBKU 0000 0000 0000 1234 5601 01', 'KW81CBKU0000000000001234560101'],
    ['XK', 'XK05 1212 0123 4567 8906', 'XK051212012345678906'],
    ['BR', 'BR18 0036 0305 0000 1000 9795 493C 1', 'BR1800360305000010009795493C1'],
    ['TR', 'TR33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'],
    ['GB', 'GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
    ['JE', 'GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
    ['GB', '3192 6819', '31926819'],
    ['GB', '926819', '00926819'],
    ['HK', '072-123482-1', '0721234821'],
    ['SG', '072‑123482‑1', '0721234821'],
    ['SG', '０７２ー１２３４８２ー１', '0721234821'],
    ['IN', '५०१०० १२३४ ५६७८९', '50100123456789'],
    ['US', '000123456789', '000123456789'],
    ['MX', '032 180 00011835971 9', '032180000118359719'],
    ['AR', '2850590 9 4009041813520 1', '2850590940090418135201'],
    ['PE', '002-193-110123456789-12', '00219311012345678912'],
    ['CN', '6222 0212 3456 7890 128', '6222021234567890128'],
    ['CN', '1202 0212 0990 0012 345', '1202021209900012345'],
    ['AU', '1234-56789', '123456789'],
    ['NZ', '12-3456-1234567-00', '123456123456700'],
    ['JP', '0013557', '0013557'],
    ['ID', '123.456.7890', '1234567890'],
    ['MA', 'MA64 0115 1900 0001 2050 0053 4921', 'MA64011519000001205000534921'],
    ['MA', '011 519 0000012050005349 21', '011519000001205000534921'],
    ['KE', 'ab 1234 56', 'AB123456'],
    ['SV', '0030 1234 5678', '003012345678'],
    ['SV', 'SV62 CENR 0000 0000 0000 0070 0025', 'SV62CENR00000000000000700025'],
    ['BJ', 'BJ061 01001 000000012345', 'BJ06101001000000012345'],
  ])('in %s, typed as %j, is stored as %j', (country, text, stored) => {
    expect(parseAccountNumber(country, text)).toBe(stored);
  });

  test.each([
    ['DE', 'DE89 3704 0044 0532 0130 01', 'wrong check digits'],
    ['DE', 'DE98 3704 0044 0532 0130 00', 'swapped check digits'],
    ['DE', 'DE89 3704 0044 0532 0130 0', 'too short'],
    ['DE', '0532013000', 'no IBAN'],
    ['DE', 'FR14 2004 1010 0505 0001 3M02 606', 'the IBAN of another country'],
    ['US', 'DE89 3704 0044 0532 0130 00', 'the IBAN of another country'],
    ['DE', 'DE89 3704 0044 0532 0130 00; DE89', 'two'],
    ['DE', 'ХУ89 3704 0044 0532 0130 00', 'Cyrillic letters'],
    ['GB', 'GB01 BARC 2071 4583 6083 87', 'check digits below 02'],
    ['SK', 'SK12 1111 5351 5620 0297 7968', 'wrong check digits of the bank'],
    ['ES', 'ES06 0030 1235 0903 0005 0273', 'wrong check digits of the bank'],
    ['SV', 'SV62 CENR 0000 0000 0000 0070 0026', 'wrong check digits'],
    ['GB', '123', 'too short'],
    ['GB', '123456789', 'too long'],
    ['GB', '0000 0000', 'only zeros'],
    ['GB', 'GB29 NWBK 6016 1331 9268 18', 'wrong check digits'],
    ['HK', '072-123482-A', 'a letter'],
    ['SG', '12 345', 'too short'],
    ['MX', '032180000118359718', 'a wrong check digit'],
    ['MX', '03218000011835971', 'too short'],
    ['AR', '2850590940090418135202', 'a wrong check digit'],
    ['AR', '2850590040090418135201', 'a wrong check digit of the bank'],
    ['CN', '6222 0212 3456 7890 123', 'a card with a wrong check digit'],
    ['JP', '001355', 'too short'],
    ['KE', '1234', 'too short'],
    ['KE', '1'.repeat(35), 'too long'],
    ['KE', '12345€', 'a sign'],
    ['SG', '', 'empty'],
    ['SG', '1e6+12345', 'not a number'],
  ])('in %s is rejected if it is %j (%s)', (country, text) => {
    expect(parseAccountNumber(country, text)).toBeNull();
  });

  test('has a format in every country, and its stored form is parsed to itself', () => {
    for (const country of countries) {
      const { min, max, kind } = getAccountFormat(country);
      expect(min, country).toBeGreaterThanOrEqual(6);
      expect(max, country).toBeLessThanOrEqual(34);
      // A country with IBANs accepts only IBANs, unless its local numbers are common too.
      expect(kind === 'iban', country).toBe(
        getIbanFormat(country) !== null && kind !== 'ibanOrAccount',
      );
    }
    let parsed = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        // Digits, with the separators that people type.
        fc.array(fc.constantFrom(...'0123456789', ' ', '-', '.'), { minLength: 6, maxLength: 24 }),
        (country, characters) => {
          const stored = parseAccountNumber(country, characters.join(''));
          if (stored === null) return;
          parsed += 1;
          expect(parseAccountNumber(country, stored)).toBe(stored);
        },
      ),
      { numRuns: 300 },
    );
    expect(parsed).toBeGreaterThan(30);
  });

  test('is recognized if it is the IBAN of another country', () => {
    expect(isForeignIban('DE89 3704 0044 0532 0130 00', 'US')).toBe(true);
    expect(isForeignIban('DE89 3704 0044 0532 0130 00', 'DE')).toBe(false);
    expect(isForeignIban('GB29 NWBK 6016 1331 9268 19', 'IM')).toBe(false);
    expect(isForeignIban('DE89 3704 0044 0532 0130 01', 'US')).toBe(false);
  });
});

describe('a routing code', () => {
  test.each<[RoutingKind, string, string]>([
    ['aba', '0210 0002 1', '021000021'],
    ['aba', '１２１０００２４８', '121000248'],
    ['sortCode', '20-00-00', '200000'],
    ['sortCode', '60 16 13', '601613'],
    ['bsb', '062–000', '062000'],
    ['transit', '00012-003', '000300012'],
    ['transit', '0003 00012', '000300012'],
    ['transit', '003-00012', '000300012'],
    ['transit', '00012-0003', '000300012'],
    ['transit', '０００１２−００３', '000300012'],
    ['transit', '0012-003', '000300012'],
    ['transit', '00012003', '000300012'],
    ['transit', '000300012', '000300012'],
    ['ifsc', 'hdfc0000053', 'HDFC0000053'],
    ['ifsc', 'SBINO001234', 'SBIN0001234'],
    ['zengin', '0005-001', '0005001'],
    ['branch', '250 655', '250655'],
  ])('of the kind %s, typed as %j, is stored as %j', (kind, text, stored) => {
    expect(parseRoutingCode(kind, text)).toBe(stored);
  });

  test.each<[RoutingKind, string]>([
    ['aba', '021000022'],
    ['aba', '012000021'],
    ['aba', '021000021x'],
    ['aba', '990000000'],
    ['aba', '000000000'],
    ['aba', '02100002'],
    ['sortCode', '20-00-0'],
    ['sortCode', '00-00-00'],
    ['bsb', '062-0000'],
    ['transit', '00012'],
    ['transit', '00012-000'],
    ['transit', '00000-003'],
    ['transit', '0123-0456'],
    ['transit', '00012-003-1'],
    ['aba', '123456789'],
    ['ifsc', 'HDFC1000053'],
    ['ifsc', 'HDFC000005'],
    ['zengin', '001'],
    ['branch', ''],
  ])('of the kind %s is rejected if it is %j', (kind, text) => {
    expect(parseRoutingCode(kind, text)).toBeNull();
  });

  test('has a valid example for each kind', () => {
    for (const [kind, { example }] of Object.entries(routingRules)) {
      expect(parseRoutingCode(kind as RoutingKind, example), kind).not.toBeNull();
    }
  });
});

describe('a SWIFT code', () => {
  test.each([
    ['ingddeff', 'INGDDEFF'],
    ['INGD DE FF', 'INGDDEFF'],
    ['ingd-de-ff-xxx', 'INGDDEFFXXX'],
    ['SWIFT: DBSSSGSG', 'DBSSSGSG'],
    ['BIC INGDDEFF', 'INGDDEFF'],
    ['SWIFT/BIC code: DBSSSGSG', 'DBSSSGSG'],
    ['BICI GB 2L', 'BICIGB2L'],
    ['ＤＢＳＳＳＧＳＧ', 'DBSSSGSG'],
    ['dbss\u200bsgsg', 'DBSSSGSG'],
    ['NCBVXKPRXXX', 'NCBVXKPRXXX'],
    ['chasus33', 'CHASUS33'],
  ])('typed as %j is stored as %j', (text, stored) => expect(parseSwift(text)).toBe(stored));

  test.each([
    'nope',
    'INGDZZFF',
    'INGDDEFFX',
    'INGDDEFFXXXX',
    'INGDUKFF',
    '1NGDDEFF',
    'ІNGDDEFF',
    '',
  ])('is rejected if it is %j', (text) => expect(parseSwift(text)).toBeNull());
});

test('a SWIFT code has the code of a country, not another pair of letters', () => {
  for (const country of countries) expect(parseSwift(`TEST${country}XX`), country).not.toBeNull();
  for (const code of ['ZZ', 'UK', 'EU', 'AA', '12']) expect(parseSwift(`TEST${code}XX`)).toBeNull();
});

describe('bank details', () => {
  test('need a SWIFT code across borders without an IBAN, and a routing code where banks have one', () => {
    /** Returns whether a SWIFT code is needed, and which kind of routing code. */
    const needs = (country: string, account_number = '') => [
      needsSwift({ country, account_number }),
      getNeededRouting({ country, account_number }),
    ];
    expect(needs('SG')).toEqual([false, null]);
    expect(needs('DE')).toEqual([false, null]);
    expect(needs('DE', '0532')).toEqual([false, null]);
    expect(needs('HK')).toEqual([true, null]);
    expect(needs('US')).toEqual([true, 'aba']);
    expect(needs('PR')).toEqual([true, 'aba']);
    expect(needs('GB')).toEqual([true, 'sortCode']);
    expect(needs('GB', 'GB29 NWBK')).toEqual([false, null]);
    expect(needs('MA', 'MA64 0115 1900 0001 2050 0053 4921')).toEqual([false, null]);
  });

  test.each([
    ['GB', '20-00-00 5577 9911', '55779911', '200000'],
    ['AU', '062-000 12345678', '12345678', '062000'],
    ['JP', '0005-001-0013557', '0013557', '0005001'],
    ['IN', 'HDFC0000053 / 50100123456789', '50100123456789', 'HDFC0000053'],
  ])(
    'in %s can be typed as %j, with the code of the bank before the number',
    (country, text, account, routing) => {
      const swift = `TEST${country}XX`;
      const { details } = parseBankDetails({ country, account_number: text, swift });
      expect(details).toEqual({ account_number: account, routing_code: routing, swift });
    },
  );

  test.each([
    ['NG', 'OPAHGB22', 'GB'],
    ['HK', 'INGDDEFF', 'DE'],
    ['HK', 'HSBCHKHH', null],
    ['JE', 'BARCGB22', null],
    ['PR', 'CHASUS33', null],
    ['RE', 'BNPAFRPP', null],
    ['HK', 'nope', null],
  ])(
    'in %s with the SWIFT code %s are of a bank in this other country: %s',
    (country, swift, otherCountry) => {
      expect(findForeignSwiftCountry(swift, country)).toBe(otherCountry);
    },
  );

  test('are returned in their stored form, or with an error for each wrong input', () => {
    expect(
      parseBankDetails({
        country: 'US',
        account_number: '0001 2345 6789',
        routing_code: '021 000 021',
        swift: 'chas us 33',
      }).details,
    ).toEqual({ account_number: '000123456789', routing_code: '021000021', swift: 'CHASUS33' });
    expect(
      parseBankDetails({ country: 'DE', account_number: 'DE89370400440532013000' }).details,
    ).toEqual({ account_number: 'DE89370400440532013000', routing_code: null, swift: null });
    expect(
      parseBankDetails({ country: 'US', account_number: '12', routing_code: ' ' }).errors,
    ).toEqual({ account_number: 'invalid', routing_code: 'required', swift: 'required' });
    expect(
      parseBankDetails({ country: 'SG', account_number: '0721234821', swift: 'nope' }).errors,
    ).toEqual({ swift: 'invalid' });
  });
});
