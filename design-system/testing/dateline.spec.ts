import { expect, type Page } from '@playwright/test';
import { openStory, test } from '../../journeys/harness/stories.ts';
import { isLongRun } from './isLongRun.ts';

const widths = isLongRun
  ? [320, 360, 390, 576, 700, 768, 820, 992, 1100, 1280, 1440, 1920]
  : [320, 390, 700, 768, 992, 1280];

/** Returns what is wrong with the steps of all datelines on the page: where a label is not at its day, and which day breaks. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const measure = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range;
    };
    const checkStep = (step: HTMLElement, isAcross: boolean): string[] => {
      const faults: string[] = [];
      const time = step.querySelector('time');
      const day = time?.querySelector('[data-day]') ?? time;
      // A step without a day has its reason in the place of the day: the first text of the part that is not hidden.
      const [when, words] = [...step.querySelectorAll<HTMLElement>(':scope > :last-child > *')];
      const first = day ?? when!.firstElementChild!;
      const label = measure(words!.firstElementChild!).getClientRects()[0]!;
      const lines = [...measure(first).getClientRects()];
      if (day && new Set(lines.map(({ top }) => Math.round(top))).size > 1) faults.push('breaks');
      const box = measure(first).getBoundingClientRect();
      const frame = when!.getBoundingClientRect();
      if (box.left < frame.left - 1 || box.right > frame.right + 1) faults.push('is cut');
      const isRtl = getComputedStyle(step).direction === 'rtl';
      const edge = isRtl ? 'right' : 'left';
      if (isAcross) {
        const distance = label.top - lines.at(-1)!.bottom;
        if (distance < -1 || distance > 6) faults.push(`is ${distance} px from its label`);
        // The word “about” may be before the day.
        const start = time ? time.getBoundingClientRect() : lines[0]!;
        if (Math.abs(label[edge] - start[edge]) > 1) faults.push('is not above its label');
      } else {
        const distance = label.bottom - lines[0]!.bottom;
        if (Math.abs(distance) > 3) faults.push(`is ${distance} px from the line of its label`);
      }
      const name = `${step.parentElement!.getAttribute('aria-label')}: ${first.textContent}`;
      return faults.map((fault) => `${name} ${fault}`);
    };
    const faults = [...document.querySelectorAll('#storybook-root ol')].flatMap((line) => {
      const steps = [...line.querySelectorAll<HTMLElement>(':scope > li:not([data-today])')];
      const [top, second] = steps.map((step) => step.getBoundingClientRect().top);
      const ends = steps.map((step) => step.getBoundingClientRect());
      const frame = line.getBoundingClientRect();
      const isOut = ends.some(
        ({ left, right }) => left < frame.left - 1 || right > frame.right + 1,
      );
      return [
        ...(isOut ? [`${line.getAttribute('aria-label')} is wider than its frame`] : []),
        ...steps.flatMap((step) => checkStep(step, top === second)),
      ];
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...faults, `the page is ${scrollWidth} px wide`] : faults;
  });
}

test('the label of each step is directly at its day, and no day breaks, in every width, state and language', async ({
  page,
}) => {
  await openStory(page, 'data-dateline--every-line');
  await expect(page.locator('#storybook-root ol')).toHaveCount(36);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findFaults(page), `${width} px`).toEqual([]);
  }
});

test('from 768 px on, a job in English is horizontal, and below it is vertical', async ({
  page,
}) => {
  await openStory(page, 'data-dateline--every-line');
  const line = page.getByRole('list', { name: 'expected', exact: true }).first();
  for (const [width, isAcross] of [
    [390, false],
    [768, true],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await line
      .getByRole('listitem')
      .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().top));
    expect(new Set(tops).size === 1, String(width)).toBe(isAcross);
  }
});
