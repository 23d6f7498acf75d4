import type { AtRule, ChildNode, Container, Rule } from 'postcss';

/** Nothing can be nested below a pseudo-element. */
const pseudoElement = /::|:(?:before|after|first-line|first-letter)\b/;

const isConditional = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' && /^(?:media|supports|container|starting-style)$/.test(node.name);

/** Whether a selector is about the same elements as `start`, in a state of theirs, or elements in or after them. */
const continues = (selector: string, start: string) =>
  selector.startsWith(start) && /^(?:$|[\s:[>+~.#])/.test(selector.slice(start.length));

/** Whether all rules of a node can be nested inside a rule with the selector `start`. */
function belongsTo(start: string, node: ChildNode | undefined): node is Rule | AtRule {
  if (node?.type === 'rule') return node.selectors.every((one) => continues(one, start));
  return !!node && isConditional(node) && node.nodes.every((child) => belongsTo(start, child));
}

/** Writes the selectors of a node that moves into a rule with the selector `start`. */
function relate(start: string, node: ChildNode): void {
  if (node.type === 'rule')
    node.selectors = node.selectors.map((selector) => `&${selector.slice(start.length)}`);
  else if (isConditional(node)) for (const child of node.nodes) relate(start, child);
}

/** Replaces `&{…}` at the start of a rule by its declarations. */
function unwrap(container: Container): void {
  const first = container.first;
  if (first?.type === 'rule' && first.selector === '&') first.replaceWith(first.nodes);
  for (const node of container.nodes ?? []) if (isConditional(node)) unwrap(node);
}

/** Nests rules into the one before them that starts with the same selector. Order and specificity stay the same. */
export function nestRules(container: Container): void {
  for (let node = container.first; node; node = node.next()) {
    if (node.type === 'rule' && node.selectors.length === 1 && !pseudoElement.test(node.selector)) {
      const { selector } = node;
      for (let next = node.next(); belongsTo(selector, next); next = node.next()) {
        relate(selector, next);
        node.append(next);
      }
      unwrap(node);
      nestRules(node);
    } else if (isConditional(node)) nestRules(node);
  }
}
