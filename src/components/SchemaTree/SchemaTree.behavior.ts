const mark = (elements: readonly Element[]) => {
  for (const element of elements) element.setAttribute('data-active', '');
};

/** Marks in one schema what belongs to the property or the line of the example that has the pointer or the focus. */
function attachOne(schema: HTMLElement, signal?: AbortSignal): void {
  const lines = [...schema.querySelectorAll<HTMLElement>('[data-for]')];

  const clear = () => {
    for (const element of schema.querySelectorAll('[data-active]'))
      element.removeAttribute('data-active');
  };
  const onEnter = ({ target }: Event) => {
    clear();
    const line = (target as Element).closest<HTMLElement>('[data-for]');
    const item = line
      ? document.getElementById(line.dataset.for!)
      : (target as Element).closest<HTMLElement>('li[id]');
    if (!item || !schema.contains(item)) return;
    const { id } = item;
    mark(lines.filter(({ dataset }) => `${dataset.for!}-`.startsWith(`${id}-`)));
    // Within closed folds the fold itself says where it is.
    const fold = [...schema.querySelectorAll('details:not([open])')].find((one) =>
      one.contains(item),
    );
    const shown = fold?.closest('li') ?? item;
    mark([...shown.querySelectorAll(':scope > [data-line]')]);
  };

  schema.addEventListener('pointerover', onEnter, { signal });
  schema.addEventListener('focusin', onEnter, { signal });
  schema.addEventListener('pointerleave', clear, { signal });
  schema.addEventListener('focusout', clear, { signal });
  signal?.addEventListener('abort', clear);
}

/** Shows which lines of an example and which properties belong together. */
export function attachSchemaTree(
  root: ParentNode,
  _platform?: unknown,
  signal?: AbortSignal,
): void {
  for (const schema of root.querySelectorAll<HTMLElement>('[data-schema]'))
    attachOne(schema, signal);
}
