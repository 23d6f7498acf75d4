import { demoMissing } from '../../domain/content/demoFrame';

/** Runs in the document of a demo. Self-contained, as it is serialized into it. */
function reportMissingScript(missing: string) {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) frameElement?.dispatchEvent(new Event(missing));
    },
    true,
  );
}

/**
 * The inline script that tells the page when the script of a demo, or a module that it imports, cannot be loaded. Its
 * text is the same in every demo, so the content security policy allows it by hash.
 */
export const frameFailureScript = (): string =>
  `(${reportMissingScript.toString()})(${JSON.stringify(demoMissing)})`;
