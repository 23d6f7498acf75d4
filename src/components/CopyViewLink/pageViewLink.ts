import type { PreferenceName } from '../../domain/preferences/preferenceTable';
import { viewLink, type View } from '../../domain/preferences/viewLink';
import { playgroundParameter } from '../../domain/preferences/viewParameters';
import type { PreferenceStore } from '../../platform/Platform';

/** Preferences that only pages with such an element depend on. */
const dependent: Partial<Record<PreferenceName, string>> = {
  codeVariant: '[data-choose="codeVariant"]',
  codeStyling: '[data-choose="codeStyling"]',
};

const inputsIn = (root: ParentNode, selector: string) => [
  ...root.querySelectorAll<HTMLInputElement>(selector),
];

/** What a page shows. The mode is the resolved one, as the system of who opens a link may be another. */
function readPageView(
  root: ParentNode,
  preferences: Pick<PreferenceStore, 'get' | 'colorScheme'>,
): View {
  const names = Object.entries(dependent).flatMap(([name, selector]) =>
    root.querySelector(selector) ? [name as PreferenceName] : [],
  );
  return {
    preferences: [
      ['mode', preferences.colorScheme()],
      ...(['direction', 'density', ...names] as const).map(
        (name) => [name, preferences.get(name)] as const,
      ),
    ],
    tabs: inputsIn(root, '[data-tabs] > input:checked').map(({ value }) => value),
  };
}

/** The URL that shows a page as it is. */
export const pageViewLink = (
  href: string,
  root: ParentNode,
  preferences: Pick<PreferenceStore, 'get' | 'colorScheme'>,
) =>
  viewLink(href, {
    ...readPageView(root, preferences),
    playground: new URL(href).searchParams.getAll(playgroundParameter),
  });
