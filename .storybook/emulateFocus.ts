let focused: HTMLElement | SVGElement | null = null;
let isVisible = true;

function fire(type: string, target: Element | null, relatedTarget: Element | null) {
  const bubbles = type === 'focusin' || type === 'focusout';
  target?.dispatchEvent(new FocusEvent(type, { bubbles, composed: true, relatedTarget }));
}

function moveFocus(to: typeof focused) {
  const from = focused;
  if (from === to) return;
  from?.removeAttribute('data-focus');
  to?.setAttribute('data-focus', isVisible ? 'visible' : '');
  focused = to;
  for (const type of ['blur', 'focusout']) fire(type, from, to);
  for (const type of ['focus', 'focusin']) if (focused === to) fire(type, to, from);
}

function swapSelectors(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':focus'))
      rule.selectorText = rule.selectorText
        .replaceAll(':focus-visible', '[data-focus="visible"]')
        .replace(/:focus(?![\w-])/g, '[data-focus]');
    if ('cssRules' in rule) swapSelectors(rule.cssRules as CSSRuleList);
  }
}

const isFocusable = (element: HTMLElement | SVGElement) =>
  (element.tabIndex >= 0 || element.hasAttribute('tabindex')) &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  element.checkVisibility({ visibilityProperty: true });

/**
 * Focuses elements of this page without the browser: they get the events and the styles. An inert frame can still take
 * the focus from the page around it, and from another frame in the middle of its `play`.
 */
export function emulateFocus(): void {
  addEventListener('keydown', () => (isVisible = true), true);
  addEventListener('pointerdown', () => (isVisible = false), true);
  for (const { prototype } of [HTMLElement, SVGElement])
    Object.assign(prototype, {
      focus(this: HTMLElement | SVGElement, { preventScroll = false }: FocusOptions = {}) {
        for (const { cssRules } of document.styleSheets) swapSelectors(cssRules);
        if (!isFocusable(this)) return;
        moveFocus(this);
        if (!preventScroll)
          this.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      },
      blur(this: HTMLElement | SVGElement) {
        if (this === focused) moveFocus(null);
      },
    });
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement])
    prototype.select = function select() {
      // That of the browser takes the focus, too.
      this.setSelectionRange(0, this.value.length);
    };
  Object.defineProperty(document, 'activeElement', {
    get: () => (focused?.isConnected ? focused : document.body),
  });
}
