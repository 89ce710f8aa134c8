/** One of the hundred fields that each page renders. */
export type FieldPlan = {
  name: string;
  label: string;
  description: string;
  kind: 'text' | 'email' | 'number';
};

const kinds = ['email', 'text', 'number'] as const;

/** A hundred required fields: email addresses, texts, and numbers between 10 and 99. */
export const fieldList: readonly FieldPlan[] = Array.from({ length: 100 }, (_, index) => ({
  name: `field${index}`,
  label: `Field ${index + 1}`,
  description: `What belongs into field ${index + 1}.`,
  kind: kinds[index % kinds.length] ?? 'text',
}));
