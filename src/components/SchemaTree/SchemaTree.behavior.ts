const mark = (elements: readonly Element[]) => {
  for (const element of elements) element.setAttribute('data-active', '');
};

/** Marks in one schema what belongs to the property or the line of the example that has the pointer or the focus. */
function attachOne(schema: HTMLElement): () => void {
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

  schema.addEventListener('pointerover', onEnter);
  schema.addEventListener('focusin', onEnter);
  schema.addEventListener('pointerleave', clear);
  schema.addEventListener('focusout', clear);
  return () => {
    clear();
    schema.removeEventListener('pointerover', onEnter);
    schema.removeEventListener('focusin', onEnter);
    schema.removeEventListener('pointerleave', clear);
    schema.removeEventListener('focusout', clear);
  };
}

/** Shows which lines of an example and which properties belong together. */
export function attachSchemaTree(root: ParentNode): () => void {
  const detach = [...root.querySelectorAll<HTMLElement>('[data-schema]')].map(attachOne);
  return () => detach.forEach((run) => run());
}
