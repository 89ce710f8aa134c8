import { Money } from '../data/Money/Money.tsx';
import { InLanguage } from './InLanguage.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Dateline, type DatelineState, type DatelineItem } from '../data/Dateline/Dateline.tsx';

/** The texts of the examples in one language. */
type Words = {
  labels: readonly [string, string, string, string, string, string, string, string];
  /** Short reasons with their sentences. */
  reasons: readonly (readonly [string, string])[];
  why: string;
  detail: string;
};

const english: Words = {
  labels: [
    'Applied',
    'Accepted',
    'Product sent',
    'Draft',
    'Live link',
    'Approved',
    'In your wallet',
    'In your bank',
  ],
  reasons: [
    ['after setup', 'When you have added a payout method'],
    ['after delivery', 'When the brand has sent the product'],
    ['after the hold', 'When the hold ends'],
    ['at the minimum', 'When your wallet reaches the smallest withdrawal'],
    ['after a new date', 'When the missed step has a new date'],
  ],
  why: 'The previous step takes longer: the parcel was held at the customs office',
  detail: 'Verdant Skin',
};

const german: Words = {
  labels: [
    'Bewerbungseingang',
    'Auftragsbestätigung',
    'Produktversandbestätigung',
    'Entwurfseinreichung',
    'Veröffentlichungsbestätigung',
    'Abnahmebestätigung',
    'Auszahlungsguthaben',
    'Kontogutschrift',
  ],
  reasons: [
    ['nach Einrichtung', 'Sobald Sie eine Auszahlungsmethode hinzugefügt haben'],
    ['nach Lieferung', 'Sobald die Auftraggeberin das Produkt versandt hat'],
    ['nach Zahlungssperre', 'Sobald die Zahlungssperre aufgehoben wurde'],
    ['ab Mindestbetrag', 'Sobald Ihr Guthaben den Mindestauszahlungsbetrag erreicht'],
    ['nach Neuterminierung', 'Sobald für den versäumten Schritt ein neuer Termin feststeht'],
  ],
  why: 'Der vorhergehende Arbeitsschritt benötigt eine Fristverlängerung',
  detail: 'Rückmeldungszeitraum der Auftraggeberin',
};

const arabic: Words = {
  labels: [
    'تم التقديم',
    'تم القبول',
    'أُرسل المنتج',
    'المسودة',
    'رابط المنشور',
    'تمت الموافقة',
    'في محفظتك',
    'في حسابك البنكي',
  ],
  reasons: [
    ['بعد الإعداد', 'عندما تضيف وسيلة دفع'],
    ['بعد التسليم', 'عندما ترسل العلامة التجارية المنتج'],
    ['بعد رفع الحجز', 'عندما ينتهي الحجز'],
    ['عند الحد الأدنى', 'عندما تبلغ محفظتك أصغر مبلغ للسحب'],
    ['بعد تحديد موعد', 'عندما يُحدَّد موعد جديد للخطوة الفائتة'],
  ],
  why: 'تستغرق الخطوة السابقة وقتًا أطول',
  detail: 'Verdant Skin',
};

const states: readonly DatelineState[] = [
  'fixed',
  'expected',
  'current',
  'waiting',
  'held',
  'late',
];
const now = '2026-11-26T12:00:00Z';
const days = [
  '2026-11-11',
  '2026-11-22',
  '2026-11-28',
  '2026-12-05',
  '2026-12-23',
  '2026-12-25',
  '2026-12-28',
  '2027-06-30',
];

/** Returns the steps of a job: two are done, all others have one state. Each step without a day has one of the reasons. */
function makeJob({ labels, reasons, why, detail }: Words, state: DatelineState): DatelineItem[] {
  return labels.map((label, index) => {
    const stepState = index < 2 ? 'done' : index === 7 ? 'expected' : state;
    return {
      id: String(index),
      label,
      at: days[index],
      state: stepState,
      ...(index === 4 && { movedFrom: { at: '2026-12-20', explanation: why }, detail }),
      ...(index === 6 && { amount: <Money value={{ amount: 1_234_500, currency: 'USD' }} /> }),
      ...(index === 7 && { at: undefined, reason: reasons[0]![0], note: reasons[0]![1] }),
    };
  });
}

/** Returns steps with all reasons: none of them has a day. */
function makeReasons({ labels, reasons }: Words, state: DatelineState): DatelineItem[] {
  return [
    { id: 'first', label: labels[0], at: days[0], state: 'done' },
    { id: 'next', label: labels[3], at: days[3], state },
    ...reasons.map(([reason, note], index): DatelineItem => ({
      ...{ id: String(index), label: labels[index + 3] ?? '', reason, explanation: note },
      state: index === 2 ? 'held' : 'expected',
    })),
  ];
}

const noDays = (state: DatelineState) => `${state}, no days`;

/** Renders a line of each state, with and without days, in the words of a language. */
function Lines({ words }: { words: Words }) {
  return (
    <Stack gap="xl">
      {states.map((state) => (
        <Stack key={state} gap="xl">
          <Dateline aria-label={state} now={now} items={makeJob(words, state)} />
          <Dateline aria-label={noDays(state)} now={now} items={makeReasons(words, state)} />
        </Stack>
      ))}
    </Stack>
  );
}

/** Renders lines with every state and reason in English, in long German words and in Arabic. */
export function EveryLine() {
  return (
    <Stack gap="xl">
      <InLanguage locale="en-GB" language="en">
        <Lines words={english} />
      </InLanguage>
      <InLanguage locale="de" language="de">
        <Lines words={german} />
      </InLanguage>
      <InLanguage locale="ar" language="ar">
        <Lines words={arabic} />
      </InLanguage>
    </Stack>
  );
}
