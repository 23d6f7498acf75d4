import { strFromU8, unzipSync } from 'fflate';
import { expect, spyOn, waitFor, type PlayContext } from '../../kit/storyTest';

interface SentForm {
  action: string;
  method: string;
  target: string;
  fields: Record<string, FormDataEntryValue>;
}

/** Opens a demo in StackBlitz: returns the form that would be sent. */
export async function sentForm({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) {
  const sent = new Promise<SentForm>((resolve) =>
    document.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        const form = event.target as HTMLFormElement;
        const { action, method, target } = form;
        resolve({ action, method, target, fields: Object.fromEntries(new FormData(form)) });
      },
      { once: true },
    ),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Open in StackBlitz' }));
  return sent;
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
