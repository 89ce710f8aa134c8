// Measurements of the rows of a list.

import type { Page } from '@playwright/test';

/** Selects the rows of the list of jobs, whose titles are links. */
export const jobRows = 'main li:has(> div a > bdi)';

/**
 * Returns the titles and facts of rows whose first letter is outside the box that cuts them. A fact is one of the short texts below a title
 * (`data-facts`), such as the brand.
 */
export function findLostBeginnings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const findCut = (element: Element | null): Element | null => {
      if (!element || element.matches('li, tr')) return null;
      const { overflowX, webkitLineClamp } = getComputedStyle(element);
      if (overflowX !== 'hidden') return findCut(element.parentElement);
      // A box with a maximum number of lines cuts only whole lines at its end.
      return webkitLineClamp === 'none' ? element : null;
    };
    const texts = [
      ...document.querySelectorAll(
        'main li [data-facts] bdi, main li a > bdi, main [data-row-link] bdi',
      ),
    ].filter((text) => !text.querySelector('bdi'));
    return texts.flatMap((text) => {
      const letters = document.createTreeWalker(text, NodeFilter.SHOW_TEXT).nextNode();
      const box = findCut(text);
      if (!letters || !box) return [];
      const range = document.createRange();
      range.setStart(letters, 0);
      range.setEnd(letters, 1);
      const letter = range.getBoundingClientRect();
      const frame = box.getBoundingClientRect();
      const isLost = letter.left < frame.left - 1 || letter.right > frame.right + 1;
      return isLost ? [text.textContent] : [];
    });
  });
}

/** Returns the titles that are cut after fewer than `least` letters. */
export function findShortTitles(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    (letterCount) =>
      [...document.querySelectorAll('main :is(li a, [data-row-link]) > bdi')].flatMap((title) => {
        const frame = title.getBoundingClientRect();
        const range = document.createRange();
        const letters = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode();
        const text = letters?.textContent ?? '';
        if (!letters || frame.height === 0) return [];
        const cutAt = [...text].findIndex((_, index) => {
          range.setStart(letters, index);
          range.setEnd(letters, index + 1);
          const { bottom, left, right } = range.getBoundingClientRect();
          return bottom > frame.bottom + 2 || left < frame.left - 1 || right > frame.right + 1;
        });
        return cutAt !== -1 && cutAt < letterCount ? [`${text.slice(0, cutAt)}…`] : [];
      }),
    least,
  );
}

/** Returns the facts with a dot that is in sight at the end of a line, or at the beginning of one. */
export function findHangingDots(page: Page): Promise<string[]> {
  return page.locator('main [data-facts] > span + span').evaluateAll((facts) =>
    facts.flatMap((fact) => {
      const previous = fact.previousElementSibling!;
      const separator = previous.lastElementChild!;
      if (!fact.checkVisibility() || previous.getBoundingClientRect().height === 0) return [];
      const lastBox = (element: Element) => [...element.getClientRects()].at(-1)!;
      const end = lastBox(previous.firstElementChild!);
      const start = fact.firstElementChild!.getClientRects()[0]!;
      const isSameLine = start.top < end.bottom - 2 && start.bottom > end.top + 2;
      if (isSameLine) return [];
      const isShown = separator.checkVisibility({ opacityProperty: true });
      const hangsAtEnd = isShown && separator.textContent.includes('·');
      // A dot that is drawn before the fact must be outside of the box that clips it.
      const isDrawn = getComputedStyle(fact, '::before').content.includes('·');
      const isClipping = (box: Element) =>
        getComputedStyle(box).display !== 'inline' && getComputedStyle(box).overflowX !== 'visible';
      let clip = fact.parentElement!;
      while (!isClipping(clip) && clip.parentElement) clip = clip.parentElement;
      const isRtl = document.documentElement.dir === 'rtl';
      const frame = clip.getBoundingClientRect();
      const inset = isRtl ? frame.right - start.right : start.left - frame.left;
      const isClipped = Math.abs(inset) < 2;
      return hangsAtEnd || (isDrawn && !isClipped) ? [fact.parentElement!.textContent] : [];
    }),
  );
}

/** Returns the texts in elements that are partly outside of the frame around them. */
export function findCutTexts(page: Page, selector: string, frame = selector): Promise<string[]> {
  return page.locator(selector).evaluateAll(
    (elements, frameSelector) =>
      elements.flatMap((element) => {
        const box = element.closest(frameSelector)!.getBoundingClientRect();
        const range = document.createRange();
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        // Reads up to 99 texts, which no element has; the walker returns null after the last text.
        const texts = Array.from({ length: 99 }, () => walker.nextNode()).filter((one) => one);
        const isWhole = texts.every((text) => {
          range.selectNodeContents(text!);
          return [...range.getClientRects()].every(
            ({ left, right, bottom }) =>
              left >= box.left - 1 && right <= box.right + 1 && bottom <= box.bottom + 2,
          );
        });
        return isWhole ? [] : [element.textContent];
      }),
    frame,
  );
}

/** Returns the day that each row with a next step shows in its own column and in the colour of its title; false for others. */
export function readFirstDays(page: Page): Promise<(string | false | null)[]> {
  return page.locator('main tr:has([data-part=lead])').evaluateAll((rows) =>
    rows.map((row) => {
      const time = row.querySelector('td:not(:has([data-part=lead])) time')!;
      const nextStep = row.querySelector('[data-part=lead]')!;
      const title = getComputedStyle(row.querySelector('[data-part=value]')!).color;
      const isStrong = [nextStep, time].every((one) => getComputedStyle(one).color === title);
      return isStrong && time.checkVisibility() && time.getAttribute('datetime');
    }),
  );
}

/** Returns where the dates of each row of a table begin, and whether all are within their row. */
export function readDateColumns(page: Page): Promise<{ starts: string; isWithin: boolean }[]> {
  return page.locator('main tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const frame = row.getBoundingClientRect();
      const times = [...row.querySelectorAll('td:not([data-compact=title], [data-numeric]) time')];
      const starts = times.map((time) => {
        const { left, right } = time.closest('td')!.getBoundingClientRect();
        return Math.round(document.documentElement.dir === 'rtl' ? right : left);
      });
      const isWithin = times.every((time) => {
        const range = document.createRange();
        range.selectNodeContents(time);
        const { left, right } = range.getBoundingClientRect();
        return left >= frame.left && right <= frame.right;
      });
      return { starts: starts.join(), isWithin };
    }),
  );
}

/** Counts the words of the page that are whole above the fold. A figure counts as a word, a currency sign or a dot does not. */
export function countWords(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    // A text that only screen readers read is in a box of 1 px.
    const isClipped = (box: HTMLElement | null): boolean =>
      box !== null && (box.offsetWidth === 1 || isClipped(box.parentElement));
    let count = 0;
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      range.selectNodeContents(text);
      const { top, bottom } = range.getBoundingClientRect();
      const box = text.parentElement!;
      const isSeen = box.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isSeen || isClipped(box) || top < 0 || bottom > innerHeight) continue;
      count += text.textContent!.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    }
    return count;
  });
}

/** Returns by how many px the lines of each row begin at different edges: of its title, and of what is below the title. */
export function readEdges(page: Page): Promise<number[]> {
  return page.locator(`main tbody tr, ${jobRows}`).evaluateAll((rows) =>
    rows.map((row) => {
      const isRtl = document.documentElement.dir === 'rtl';
      const parts = row.querySelectorAll(
        ':is(a:has(> bdi), [data-row-link]), [data-part=lead], [data-facts]',
      );
      const edges = [...parts]
        .filter((part) => part.checkVisibility() && part.textContent)
        .flatMap((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          // A text that is cut reaches beyond its frame.
          const frame = part.getBoundingClientRect();
          const boxes = [...range.getClientRects()].filter(({ width }) => width >= 1);
          // Boxes that overlap vertically are on one line.
          const lines: DOMRect[][] = [];
          for (const box of boxes.toSorted((one, other) => one.top - other.top)) {
            const line = lines.at(-1);
            if (line && box.top < line[0]!.bottom - 6) line.push(box);
            else lines.push([box]);
          }
          return lines.map((line) =>
            isRtl
              ? Math.min(frame.right, Math.max(...line.map(({ right }) => right)))
              : Math.max(frame.left, Math.min(...line.map(({ left }) => left))),
          );
        });
      return Math.round(Math.max(...edges) - Math.min(...edges));
    }),
  );
}

// The amounts in cells of a table, or at the end of the rows of a list.
const amounts = 'main :is(td[data-numeric] [data-part=value] bdi, li > :last-child > bdi)';

/** Shortens the first amount, because amounts of equal length are aligned in any case. */
export async function shortenFirstAmount(page: Page): Promise<void> {
  await page
    .locator(amounts)
    .first()
    .evaluate((amount) => {
      const text = document.createTreeWalker(amount, NodeFilter.SHOW_TEXT).nextNode()!;
      text.textContent = text.textContent!.replace(/[\d,]+(?=\.)/, '7');
    });
}

/** Returns the column and the position of each decimal point; a table can have several columns of amounts. */
export function readDecimalPoints(page: Page): Promise<{ column: number; left: number }[]> {
  return page.locator(amounts).evaluateAll((elements) =>
    elements.map((amount) => {
      const row = amount.closest('td, li > div')!;
      const column = [...row.parentElement!.children].indexOf(row);
      const text = document.createTreeWalker(amount, NodeFilter.SHOW_TEXT).nextNode()!;
      const range = document.createRange();
      const at = text.textContent!.lastIndexOf('.');
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return { column, left: Math.round(range.getBoundingClientRect().left) };
    }),
  );
}

/** Returns the boxes of the rows of a list or table; `height` is without the second line of a title. */
export function readRows(page: Page): Promise<{ bottom: number; height: number }[]> {
  return page
    .locator('main')
    .locator('tbody tr, ul > li:has(a[href^="/jobs/"])')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map((row) => {
        const { bottom, height } = row.getBoundingClientRect();
        // On tablets, a title of a row with a next step may have a second line: it stays whole.
        const title = row.querySelector('tr:has([data-part=lead], [data-whole]) [data-row-link]');
        const lineHeight = 21;
        const titleHeight = title?.getBoundingClientRect().height ?? 0;
        return { bottom, height: height - Math.max(0, titleHeight - lineHeight) };
      }),
    );
}

/** Returns the top of the first content below the title row, in px. */
export function measureContentTop(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.querySelector('main')!;
    const heading = main.querySelector('h1')!;
    const end = heading.getBoundingClientRect().bottom;
    const tops = [...main.querySelectorAll('*')]
      .filter((element) => !heading.parentElement!.contains(element) && element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, height, width }) => height > 1 && width > 1 && top >= end)
      .map(({ top }) => top);
    return Math.min(...tops);
  });
}
