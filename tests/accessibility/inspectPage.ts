/** What contradicts a success criterion, by its number. */
export type Problems = Record<string, string[]>;

/** Problems of a page as it is opened, and while the focus moves over it. Runs in the page, as all in this file. */
export function inspectPage(): Problems {
  const found: Problems = {};
  const report = (criterion: string, element: Element, problem: string) => {
    const name = (element.ariaLabel ?? element.textContent).trim().slice(0, 40);
    (found[criterion] ??= []).push(`${element.localName} "${name}" ${problem}`);
  };
  const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  const stops = shown.filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, iframe') &&
      !element.closest('[inert], [aria-hidden=true]'),
  );
  if (stops.length < 20) report('2.1.2', document.body, 'has too few stops to be a page');
  const labelsOf = (element: Element) => [...((element as HTMLInputElement).labels ?? [])];
  const operable =
    'a, button, input, select, textarea, summary, label, [tabindex="0"], iframe, video';
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();

  for (const element of shown) {
    const { cursor, display } = getComputedStyle(element);
    const isForPointer =
      cursor === 'pointer' && getComputedStyle(element.parentElement!).cursor !== cursor;
    // A scene starts in view or when it is chosen: a click only tries once more.
    if (element.matches('[data-scenes] [data-frame]')) continue;
    if (isForPointer && !element.closest(operable) && !element.querySelector(operable))
      report('2.1.1', element, 'is for the pointer only');
    if (element.draggable && !element.matches('a, img')) report('2.5.7', element, 'is dragged');

    const label = element.matches('a, button, summary')
      ? element.innerText
      : labelsOf(element)[0]?.innerText;
    const references = element.getAttribute('aria-labelledby')?.split(' ');
    const name = references
      ? references.map((id) => document.getElementById(id)?.textContent).join(' ')
      : element.ariaLabel;
    if (name && label && !plain(name).includes(plain(label)))
      report('2.5.3', element, `shows "${label}"`);

    const { type, name: field, autocomplete } = element as HTMLInputElement;
    const asked =
      /\b(e-?mail|phone|(first|last|full|your|user) ?name|street|postal|country|birthday)\b/i;
    const isAboutUser =
      /^(email|tel|password)$/.test(type) ||
      (/^(text|search|textarea|select-one)$/.test(type) && asked.test(`${field} ${name} ${label}`));
    if (isAboutUser && !autocomplete) report('1.3.5', element, 'has no autocomplete');

    if (element.tabIndex > 0) report('2.4.3', element, 'has a place of its own in the tab order');
    if (!/flex|grid/.test(display)) continue;
    const items = [...element.children]
      .filter((child) => !/absolute|fixed/.test(getComputedStyle(child).position))
      .map((child) => ({ child, box: child.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    for (const [index, { child, box }] of items.entries()) {
      const before = items[index - 1]?.box;
      // A tab follows the panel of the one before it, and both are read together.
      if (!before || child.matches('label, [aria-hidden=true]')) continue;
      const isAbove = box.bottom <= before.top + 1 && box.left < before.right - 1;
      const isInRow = box.top < before.bottom && before.top < box.bottom;
      if (isAbove || (isInRow && box.right <= before.left + 1)) {
        const criterion = stops.some((stop) => child.contains(stop)) ? '2.4.3' : '1.3.2';
        report(criterion, child, 'is shown before what it follows');
      }
    }
  }

  const channels = (color: string) => color.match(/[\d.]+/g)!.map(Number);
  const luminance = (color: number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((channel) =>
      channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** Of the line, the color or the icon that shows a control without words, on what is behind it. */
  const contrastOf = (control: HTMLElement) => {
    const isIcon = control.matches('a, button') && !control.innerText.trim();
    const unlike = '[type=radio], [type=checkbox], [type=color], [type=range]';
    if (!isIcon && !control.matches(`select, textarea, input:not(${unlike})`)) return 21;
    const { left, top, width, height } = control.getBoundingClientRect();
    const behind = document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .filter((one) => !control.contains(one))
      .map((one) => channels(getComputedStyle(one).backgroundColor))
      .find(([, , , alpha = 1]) => alpha === 1) ?? [255, 255, 255];
    // Material UI draws the line of a field with an element beside it.
    const line = getComputedStyle(control.parentElement!.querySelector('fieldset') ?? control);
    const colors = [
      getComputedStyle(control).backgroundColor,
      ...(line.borderBottomWidth === '0px' ? [] : [line.borderBottomColor]),
      ...(isIcon ? [getComputedStyle(control.firstElementChild ?? control).color] : []),
    ].map((color) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = channels(color);
      const blend = [red, green, blue].map((one, at) => one * alpha + behind[at]! * (1 - alpha));
      const [dark = 0, light = 0] = [blend, behind].map(luminance).sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    });
    return Math.max(...colors);
  };
  const isObscured = (stop: HTMLElement) =>
    ![stop, ...labelsOf(stop)].some((part) =>
      [...part.getClientRects()].some(({ left, right, top, bottom }) => {
        const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
        const [width, height] = [
          Math.min(right, innerWidth) - x,
          Math.min(bottom, innerHeight) - y,
        ];
        return [0.05, 0.5, 0.95].some((across) =>
          [0.1, 0.5, 0.9].some((down) => {
            const hit = document.elementFromPoint(x + width * across, y + height * down);
            return hit && (part.contains(hit) || hit.contains(part));
          }),
        );
      }),
    );
  const { href } = location;
  for (const stop of [...stops, ...stops.toReversed()]) {
    stop.focus();
    if (document.activeElement !== stop) {
      report('2.1.2', stop, 'cannot take the focus from what has it');
      continue;
    }
    if (
      location.href !== href ||
      document.querySelector('dialog[open], [role=dialog]:popover-open')
    )
      report('3.2.1', stop, 'changes the page as it gets the focus');
    if (isObscured(stop)) report('2.4.11', stop, 'has the focus and is hidden');
    const contrast = contrastOf(stop);
    if (contrast < 3) report('1.4.11', stop, `has a contrast of ${contrast.toFixed(2)}`);
    for (const shiftKey of [false, true]) {
      const init = { key: 'Tab', code: 'Tab', shiftKey, bubbles: true, cancelable: true };
      if (!stop.dispatchEvent(new KeyboardEvent('keydown', init)))
        report('2.1.2', stop, 'keeps the focus at the Tab key');
    }
  }
  (document.activeElement as HTMLElement).blur();
  scrollTo(0, 0);
  return found;
}

declare global {
  interface Window {
    /** Types of the events that the page listens for. */
    listened: Set<string>;
    /** Where the page is, what is open, chosen or expanded in it, and its modes. */
    stateOfPage(): string;
  }
}

/** Gives a page, before its scripts run, what others of these functions use. */
export function prepare() {
  const { addEventListener } = EventTarget.prototype;
  window.listened = new Set();
  EventTarget.prototype.addEventListener = function (type: string, ...rest: [never]) {
    window.listened.add(type);
    return addEventListener.call(this, type, ...rest);
  };
  const chosen =
    ':checked, [open], :popover-open:not([data-name-card]), [aria-expanded=true], [aria-pressed=true]';
  window.stateOfPage = () => {
    const { quiet: _, ...modes } = document.documentElement.dataset;
    const open = [...document.querySelectorAll(chosen)].map(
      ({ id, localName, className }) => `${localName}#${id}.${className}`,
    );
    return JSON.stringify([location.href, modes, open]);
  };
}

/** Events of gestures, motion and dragging that a page listens for when it is opened: later, React listens for all. */
export function unneededListeners(): Problems {
  const those = (pattern: RegExp) => [...window.listened].filter((type) => pattern.test(type));
  return {
    '2.5.1': those(/^(touchmove|gesture)/),
    '2.5.4': those(/^device/),
    '2.5.7': those(/^(drag|drop)/),
  };
}

/** What moves for more than 5 s, and what flashes more than three times in a second. */
export function movingParts(): Problems {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number(effect!.getComputedTiming().endTime) > 5000)
    .map(({ effect }) => (effect as KeyframeEffect).target!.outerHTML);
  const players = 'video[autoplay], marquee, blink, img[src$=".gif"]';
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const flashing = rules.filter((rule) => {
    if (!(rule instanceof CSSStyleRule)) return false;
    const { animationIterationCount: count, animationDuration: duration } = rule.style;
    const seconds = parseFloat(duration) / (duration.endsWith('ms') ? 1000 : 1);
    return (count === 'infinite' || Number(count) > 3) && seconds < 1 / 3;
  });
  return {
    '2.2.2': [
      ...moving,
      ...[...document.querySelectorAll(players)].map(({ outerHTML }) => outerHTML),
    ],
    '2.3.1': flashing.map(({ cssText }) => cssText),
  };
}

/** Presses the pointer on each control without lifting it, and changes each field as a person does. */
export function useControls(): Problems {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const controls = [...document.querySelectorAll('a, button, summary, label')].filter(isShown);
  const pressed = controls.filter((control) => {
    const before = window.stateOfPage();
    for (const type of ['pointerdown', 'mousedown', 'touchstart'])
      control.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
    return window.stateOfPage() !== before;
  });
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const { pathname } = location;
  const changed = fields.filter(isShown).filter((field) => {
    field.focus();
    if (field.matches('[type=radio], [type=checkbox]')) field.click();
    else
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }));
    return (
      location.pathname !== pathname ||
      document.activeElement !== field ||
      document.querySelector('dialog[open], [role=dialog]:popover-open')
    );
  });
  const named = (elements: Element[]) => elements.map(({ outerHTML }) => outerHTML.slice(0, 200));
  return { '2.5.2': named(pressed), '3.2.2': named(changed) };
}

/** Texts that are cut off or leave their box, with their place in the page, and whether it scrolls sideways. */
export function cutTexts(): string[] {
  const isCut = (element: HTMLElement) => {
    const { overflowX, overflowY, display } = getComputedStyle(element);
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    if (display === 'inline' || clientWidth < 2 || !element.textContent.trim()) return false;
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent!.trim(),
    );
    const hides = (overflow: string) =>
      hasText ? !/auto|scroll/.test(overflow) : /hidden|clip/.test(overflow);
    return (
      (hides(overflowX) && scrollWidth > clientWidth + 2) ||
      (hides(overflowY) && scrollHeight > clientHeight + 2)
    );
  };
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...[...document.querySelectorAll('body *:not(pre *)')].flatMap((element, index) =>
      element instanceof HTMLElement &&
      element.checkVisibility({ visibilityProperty: true }) &&
      isCut(element)
        ? `${index} ${element.localName} "${element.textContent.trim().slice(0, 40)}"`
        : [],
    ),
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
  ];
}

/** The size of each text, by its place in the page and its first words. */
export const textSizes = (): [string, number][] =>
  [...document.querySelectorAll('body *:not(:has(*), style, script)')].flatMap((element, index) =>
    element.textContent.trim() && element.checkVisibility()
      ? [
          [
            `${index} "${element.textContent.slice(0, 40)}"`,
            parseFloat(getComputedStyle(element).fontSize),
          ],
        ]
      : [],
  );

/** What a page lacks in an orientation of the screen. */
export const missingParts = () =>
  ['header', 'main', 'h1'].filter((name) => {
    const element = document.querySelector(name)!;
    const around: Element[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) around.push(one);
    const isTurned = around.some((one) => {
      const { transform, rotate } = getComputedStyle(one);
      return rotate !== 'none' || !/^none$|^matrix\(1, 0, 0, 1/.test(transform);
    });
    return isTurned || !element.checkVisibility({ visibilityProperty: true });
  });
