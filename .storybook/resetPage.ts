import {
  colorSchemeAttribute,
  preferenceNames,
  preferenceTable,
} from '../src/domain/preferences/preferenceTable';

const ownAttributes = [
  ...preferenceNames.map((name) => preferenceTable[name].attribute),
  colorSchemeAttribute,
  'data-quiet',
];

/** Storage keys of Storybook, which shares the origin. */
const isStorybookKey = (key: string) => /storybook|^sb[-/]|^lastViewedStoryIds$/i.test(key);

/** Removes all state of the previous story. */
export function resetPage() {
  for (const area of [localStorage, sessionStorage]) {
    for (const key of Object.keys(area)) if (!isStorybookKey(key)) area.removeItem(key);
  }
  for (const pair of document.cookie.split('; ').filter(Boolean)) {
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  }
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);

  const html = document.documentElement;
  for (const { name } of [...html.attributes]) {
    if (
      ownAttributes.includes(name) ||
      name.startsWith('data-toolpad') ||
      name.startsWith('data-mui')
    ) {
      html.removeAttribute(name);
    }
  }
  html.lang = 'en';
  document.body.removeAttribute('dir');
  document.body.removeAttribute('inert');
  window.scrollTo(0, 0);
}
