import { stackBlitzForm } from '../../domain/code/sandboxProject';
import { sandboxSource } from './sandboxSource';

/** Sends a demo to StackBlitz by a form, in a new browser tab. */
export function openSandbox(frame: Element): void {
  const { action, fields } = stackBlitzForm(sandboxSource(frame));
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
