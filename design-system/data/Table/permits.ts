/** A building permit, the row of the examples of a table for an office. Fees are in cents, days are ISO texts. */
export type Permit = {
  id: string;
  number: string;
  applicant: string;
  kind: string;
  status: 'Received' | 'In review' | 'Granted' | 'Refused';
  officer: string;
  district: string;
  received: string;
  due: string;
  area: number;
  fee: number;
  paid: number;
  isUrgent: boolean;
};

const applicants = [
  'Anna Weber',
  'Wohnungsbaugenossenschaft Friedrichshain eG',
  'Luca Moretti',
  'Bäckerei Öztürk',
  'Chloé Dubois',
  'Donaudampfschifffahrtsgesellschaft mbH',
  'Noor Haddad',
];
const kinds = ['New building', 'Conversion', 'Demolition', 'Change of use', 'Signage'];
const statuses: Permit['status'][] = ['Received', 'In review', 'Granted', 'Refused'];
const officers = ['Meyer', 'Okafor', 'Santos', 'Lindqvist'];
const districts = ['North', 'Harbour', 'Old Town'];

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;
const toDay = (days: number) =>
  new Date(Date.UTC(2026, 0, 5) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns permits that are the same at each call. */
export function listPermits(count: number): Permit[] {
  return Array.from({ length: count }, (_, index) => {
    const fee = ((index * 7919) % 480_000) + 12_000;
    return {
      id: `p${index}`,
      number: `BP-${String(2026_0001 + index)}`,
      applicant: pick(applicants, index * 3 + 1),
      kind: pick(kinds, index * 2),
      status: pick(statuses, index + Math.floor(index / 4)),
      officer: pick(officers, index * 5),
      district: pick(districts, index),
      received: toDay(index % 200),
      due: toDay((index % 200) + 42),
      area: ((index * 37) % 900) + 20,
      fee,
      paid: index % 3 === 0 ? fee : 0,
      isUrgent: index % 11 === 0,
    };
  });
}
