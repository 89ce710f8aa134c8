/** Days for which an account that its owner has closed can be kept after all; then its data is deleted. */
export const closingDays = 14;
