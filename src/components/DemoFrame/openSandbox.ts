import { stackBlitzForm, type SandboxSource } from '../../domain/code/sandboxProject';

/** Sends a demo to StackBlitz by a form, in a new browser tab. */
export function openSandbox(source: SandboxSource): void {
  const { action, fields } = stackBlitzForm(source);
  const form = Object.assign(document.createElement('form'), {
    action,
    method: 'POST',
    target: '_blank',
    hidden: true,
  });
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.requestSubmit();
  form.remove();
}
