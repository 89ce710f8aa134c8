/** Returns the sum of the digits, each multiplied by its weight; the weights repeat. */
function sumByWeights(digits: string, weights: readonly number[]): number {
  return [...digits].reduce(
    (sum, digit, index) => sum + Number(digit) * (weights[index % weights.length] ?? 0),
    0,
  );
}

/** Returns whether the last digit of a card number is its check digit (Luhn, ISO/IEC 7812). */
export function hasLuhnDigit(digits: string): boolean {
  // From the right, every second digit is doubled. Of a product with two digits, the sum of its digits counts, which is 9 less.
  const products = [...digits].reverse().map((digit, index) => Number(digit) * (index % 2 ? 2 : 1));
  return products.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}

/** Returns whether the last digit of a routing number of the American Bankers Association is its check digit. */
export function hasRoutingDigit(digits: string): boolean {
  return sumByWeights(digits, [3, 7, 1]) % 10 === 0;
}

/** Returns whether the last digit of a Mexican CLABE is its check digit. Only the last digit of each product counts. */
export function hasClabeDigit(digits: string): boolean {
  const weights = [3, 7, 1];
  const sum = [...digits.slice(0, -1)].reduce(
    (total, digit, index) => total + ((Number(digit) * (weights[index % 3] ?? 0)) % 10),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

/** Returns whether the last digit of a block is its check digit. */
function hasBlockDigit(block: string, weights: readonly number[]): boolean {
  return (10 - (sumByWeights(block.slice(0, -1), weights) % 10)) % 10 === Number(block.at(-1));
}

/** Returns whether both blocks of an Argentine CBU or CVU (eight digits for the bank, then the account) end with their check digits. */
export function hasCbuDigits(digits: string): boolean {
  return (
    hasBlockDigit(digits.slice(0, 8), [7, 1, 3, 9, 7, 1, 3]) &&
    hasBlockDigit(digits.slice(8), [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3])
  );
}
