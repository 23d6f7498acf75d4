/**
 * Whether there is another version of a page by now: one that starts with another script. False where nobody answers,
 * so that nobody is led from a page that can be read to one that cannot.
 */
export async function isReplaced({ document, location }: Window): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!script) return false;
  const response = await fetch(location.pathname, { cache: 'no-store' }).catch(() => undefined);
  return response?.ok === true && !(await response.text()).includes(script);
}
