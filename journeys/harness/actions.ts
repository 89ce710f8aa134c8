import type { Locator } from '@playwright/test';

/**
 * Counts what a user does: each press, each field, each choice. A change that adds one must be worth the effort for users. “Was 27” in a
 * message is the count before the redesign of November 2026.
 */
export class Actions {
  count = 0;

  async press(target: Locator): Promise<void> {
    await target.click();
    this.count += 1;
  }

  async tick(box: Locator): Promise<void> {
    await box.press('Space');
    this.count += 1;
  }

  async fill(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.count += 1;
  }

  /** Types into a combobox and chooses the option that it finds. */
  async choose(box: Locator, option: string): Promise<void> {
    await this.fill(box, option);
    await this.press(box.page().getByRole('option', { name: option, exact: true }));
  }
}
