/** A bank that payouts can go to. */
export type Bank = { country: string; code: string; name: string };

const byCountry: Record<string, Record<string, string>> = {
  AE: { fab: 'First Abu Dhabi Bank', enbd: 'Emirates NBD', adcb: 'ADCB' },
  AU: { cba: 'Commonwealth Bank', wbc: 'Westpac', anz: 'ANZ', nab: 'NAB' },
  CN: { icbc: 'ICBC', ccb: 'CCB', abc: 'ABC', boc: 'Bank of China', cmb: 'CMB' },
  DE: { dbk: 'Deutsche Bank', cbk: 'Commerzbank', ing: 'ING', dkb: 'DKB' },
  EG: { nbe: 'National Bank of Egypt', bm: 'Banque Misr', cib: 'CIB' },
  ES: { san: 'Santander', bbva: 'BBVA', cabk: 'CaixaBank' },
  FR: { bnp: 'BNP Paribas', sg: 'Société Générale', ca: 'Crédit Agricole' },
  GB: { bar: 'Barclays', hsbc: 'HSBC', lloy: 'Lloyds', nw: 'NatWest' },
  HK: { hsbc: 'HSBC', hase: 'Hang Seng Bank', boc: 'Bank of China (Hong Kong)' },
  ID: { bca: 'BCA', mdr: 'Mandiri', bri: 'BRI', bni: 'BNI' },
  IN: { sbi: 'State Bank of India', hdfc: 'HDFC Bank', icici: 'ICICI Bank', axis: 'Axis Bank' },
  IT: { isp: 'Intesa Sanpaolo', ucg: 'UniCredit', bpm: 'Banco BPM' },
  JP: { mufg: 'MUFG', smbc: 'SMBC', mizuho: 'Mizuho' },
  KR: { kb: 'KB Kookmin', shinhan: 'Shinhan', hana: 'Hana', woori: 'Woori' },
  MY: { mbb: 'Maybank', cimb: 'CIMB', pbb: 'Public Bank', rhb: 'RHB' },
  NL: { ing: 'ING', rabo: 'Rabobank', abn: 'ABN AMRO' },
  PH: { bdo: 'BDO', bpi: 'BPI', mbtc: 'Metrobank' },
  PL: { pko: 'PKO BP', pekao: 'Pekao', mbank: 'mBank' },
  PT: { cgd: 'Caixa Geral de Depósitos', bcp: 'Millennium bcp', bpi: 'BPI' },
  SA: { snb: 'Saudi National Bank', rajhi: 'Al Rajhi Bank', riyad: 'Riyad Bank' },
  SG: { dbs: 'DBS', ocbc: 'OCBC', uob: 'UOB', sc: 'Standard Chartered', citi: 'Citibank' },
  TH: { bbl: 'Bangkok Bank', kbank: 'Kasikornbank', scb: 'SCB' },
  TW: { ctbc: 'CTBC', cathay: 'Cathay United', fubon: 'Taipei Fubon' },
  US: { jpm: 'Chase', bofa: 'Bank of America', wf: 'Wells Fargo', citi: 'Citibank' },
  VN: { vcb: 'Vietcombank', tcb: 'Techcombank', bidv: 'BIDV' },
};

/** Every listed bank. */
export const banks: readonly Bank[] = Object.entries(byCountry).flatMap(([country, names]) =>
  Object.entries(names).map(([code, name]) => ({ country, code, name })),
);
