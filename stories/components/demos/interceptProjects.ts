import { strFromU8, unzipSync } from 'fflate';
import { expect, fn, spyOn, waitFor } from '../../kit/storyTest';

interface SentForm {
  action: string;
  method: string;
  target: string;
  fields: Record<string, FormDataEntryValue>;
}

/** Intercepts form submissions, which would leave the page. */
export function caughtForms() {
  const caught = fn<(form: SentForm) => void>();
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    caught({
      action: form.action,
      method: form.method,
      target: form.target,
      fields: Object.fromEntries(new FormData(form)),
    });
  };
  document.addEventListener('submit', onSubmit);
  return { caught, release: () => document.removeEventListener('submit', onSubmit) };
}

/** Intercepts a download: returns its file name and the files in it. */
export async function downloaded(press: () => Promise<void>) {
  const named = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const made = spyOn(URL, 'createObjectURL');
  await press();
  await waitFor(() => expect(named).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  const anchor = named.mock.contexts[0] as HTMLAnchorElement;
  const zip = unzipSync(new Uint8Array(await (made.mock.calls[0]![0] as Blob).arrayBuffer()));
  named.mockRestore();
  made.mockRestore();
  return {
    name: anchor.download,
    files: Object.fromEntries(Object.entries(zip).map(([file, bytes]) => [file, strFromU8(bytes)])),
  };
}
