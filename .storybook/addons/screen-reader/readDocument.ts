import { aria, roles, type ARIARoleDefinitionKey } from 'aria-query';
import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
} from 'dom-accessibility-api';
import { tabbable } from 'tabbable';
import type { ReadItem, Reading } from './reading';

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('body [inert]');

const isHidden = (element: Element) => element.closest('[aria-hidden="true"]') !== null;

/** The path of an element from the body. */
export function selectorOf(element: Element): string {
  const parent = element.parentElement;
  if (!parent || element === document.body) return element.localName;
  return `${selectorOf(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})`;
}

function statesOf(element: Element): string[] {
  const { checked, indeterminate } = element as HTMLInputElement;
  const { popoverTargetElement, commandForElement } = element as HTMLButtonElement;
  const details = element.matches('summary') ? element.parentElement : null;
  const opens = popoverTargetElement ?? commandForElement ?? details;
  const isCheckable = element.matches('[type="checkbox"], [type="radio"]');
  const byHtml: Record<string, unknown> = {
    'aria-checked': isCheckable ? (indeterminate ? 'mixed' : checked) : null,
    'aria-expanded': opens?.matches(':popover-open, [open]'),
    'aria-required': element.matches(':required') || null,
    'aria-invalid': element.matches(':user-invalid') || null,
  };
  return [...aria.entries()].flatMap(([property, { type, allowundefined }]) => {
    const value = String(byHtml[property] ?? element.getAttribute(property) ?? '');
    if (!value || !['boolean', 'tristate', 'token'].includes(type)) return [];
    const name = property.slice('aria-'.length).replace('haspopup', 'has popup');
    if (value !== 'false') return value === 'true' ? name : `${name} ${value}`;
    // Screen readers do not announce that an element is enabled.
    if (type !== 'tristate' && !allowundefined) return [];
    return name === 'expanded' ? 'collapsed' : `not ${name}`;
  });
}

function stopOf(element: Element): ReadItem {
  const name = computeAccessibleName(element);
  const role = getRole(element) ?? ((element as HTMLInputElement).type || 'no role');
  const isField = element.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');
  const ariaValue = element.ariaValueText ?? element.ariaValueNow;
  const value = isField && role !== 'button' ? (element as HTMLInputElement).value : ariaValue;
  const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
  const description = computeAccessibleDescription(element) || element.ariaDescription;
  const details = [
    !name && 'no name',
    isHidden(element) && 'hidden from screen readers',
    ...statesOf(element),
    !!value && `value "${value}"`,
    !!active && `active option "${computeAccessibleName(active)}"`,
    !!description && description !== name && `description "${description}"`,
  ].filter((detail) => typeof detail === 'string');
  return { role, name, details, selector: selectorOf(element) };
}

/** Whether the Tab key stops at one of the elements that can have the focus. */
function isStop(element: Element, index: number, all: readonly Element[]): boolean {
  // Focus traps have an empty element at each end, which moves the focus.
  if (!isShown(element) || element.matches(':is(div, span):empty:not([role])')) return false;
  const { type, name, form } = element as HTMLInputElement;
  const isOfGroup = (one: Element & Partial<HTMLInputElement>) =>
    one.type === 'radio' && one.name === name && one.form === form;
  // Of radio buttons none of which is checked, the first is a stop.
  return type !== 'radio' || all.findIndex(isOfGroup) === index;
}

/** Whether a role makes a landmark or dialog. A region or form needs a name, a banner or footer is of the page. */
function isPlace(element: Element, role: string): boolean {
  const kinds = roles.get(role as ARIARoleDefinitionKey)?.superClass.flat() ?? [];
  if (!kinds.includes('landmark') && !kinds.includes('window')) return role === 'iframe';
  if (role === 'region' || role === 'form') return computeAccessibleName(element) !== '';
  return !element.matches(':is(article,aside,main,nav,section) :is(header,footer):not([role])');
}

/** What a screen reader gets of the document or, where one is open, of its modal dialog. Frames are not read. */
export function readDocument(body: HTMLElement): Omit<Reading, 'spoken'> {
  // On a phone, Storybook makes the whole story inert behind the panels.
  const { inert } = body;
  body.inert = false;
  const modals = [...body.querySelectorAll(':modal, [aria-modal="true"]')].filter(isShown);
  const root = modals.at(-1) ?? body;
  const [headings, landmarks]: [ReadItem[], ReadItem[]] = [[], []];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const role = getRole(element) ?? element.localName;
    const level = role === 'heading' && (element.ariaLevel ?? element.localName.slice(1));
    if (!(level || isPlace(element, role)) || !isShown(element) || isHidden(element)) continue;
    (level ? headings : landmarks).push({
      role: level ? `level ${level}` : role,
      name: computeAccessibleName(element),
      details: role === 'iframe' ? ['not read'] : [],
      selector: selectorOf(element),
    });
  }
  const stops = (tabbable(root) as Element[]).filter(isStop).map(stopOf);
  body.inert = inert;
  return { stops, headings, landmarks };
}
