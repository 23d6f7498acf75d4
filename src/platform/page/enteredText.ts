import { isInTextField } from './isInTextField';

const hasText = 'hasText';

/** Marks a document once text is entered in it, which a reload would take away: also where that has just begun. */
export function markEnteredText({ documentElement, activeElement }: Document): void {
  const mark = () => (documentElement.dataset[hasText] = '');
  if (isInTextField({ target: activeElement })) mark();
  documentElement.addEventListener(
    'input',
    // The event of a checkbox has no type of input.
    (event) => 'inputType' in event && mark(),
    { capture: true },
  );
}

export const hasEnteredText = ({ documentElement }: Document): boolean =>
  hasText in documentElement.dataset;
