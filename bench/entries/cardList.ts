/** One of the thousand cards that each page renders. */
export type CardPlan = { id: string; title: string; brand: string; pay: string };

/** A thousand cards. */
export const cardList: readonly CardPlan[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `card${index}`,
  title: `A job with a title of some length, number ${index + 1}`,
  brand: `Brand ${index % 40}`,
  pay: `$ ${(index % 90) + 10}0.00`,
}));
