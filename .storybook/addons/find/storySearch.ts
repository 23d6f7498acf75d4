import { createSearchEngine } from '../../../src/app/search/createSearchEngine';
import { writtenWords } from '../../../src/domain/search/terms';
import type { SearchEngine, SearchPage, Synonyms } from '../../../src/domain/search/SearchEngine';
import { componentsOf, thumbnailOf } from '../../docs/components';
import type { Entry } from '../../docs/entries';
import type { StoryTexts } from './storyTextsFile';

const failure = ['denied', 'unavailable', 'cannot be loaded', 'offline', 'crashed', 'error'];

/** What people type, and what stories say instead, besides the words that the site has for its own pages. */
const workbenchWords: Synonyms = {
  404: ['not found'],
  adblock: ['ad blocker'],
  banner: ['consent strip', 'callout'],
  cookie: ['consent'],
  crawler: ['bot'],
  'do not track': ['global privacy control'],
  fail: failure,
  failed: failure,
  infinite: ['endless'],
  mobile: ['phone'],
  'no javascript': ['no script', 'without script'],
  'nothing to sell': ['no inventory', 'filler'],
  overflow: ['long', 'cut off'],
  paper: ['printed'],
  'right to left': ['rtl', 'every mode'],
  switch: ['toggle'],
};

/** Stories say what has been done: `delete` finds "Deleted", and `copy` "Copied". */
const pastForms = (pages: readonly SearchPage[]): Synonyms =>
  Object.fromEntries(
    pages
      .flatMap(({ title, description }) => writtenWords(`${title} ${description}`))
      .map((word) => word.toLowerCase())
      .filter((word) => /..ed$/.test(word))
      .flatMap((word) =>
        ['', 'e', 'y'].map((end) => [word.replace(end === 'y' ? /ied$/ : /ed$/, end), [word]]),
      ),
  );

/** The forms that are known, with what else is known of each. */
const merged = (...all: readonly Synonyms[]): Synonyms => {
  const words = new Set(all.flatMap(Object.keys));
  return Object.fromEntries(
    [...words].map((word) => [word, all.flatMap((own) => own[word] ?? [])]),
  );
};

/** A story or docs page as the site's search takes a page. */
function pageOf(
  entry: Entry,
  { files }: StoryTexts,
  tests: readonly Entry[],
  first: ReadonlySet<string>,
): SearchPage {
  const { id, type, name, title, tags, exportName = '', importPath } = entry;
  const { about = '', stories = {} } = files[importPath] ?? {};
  const [last = '', ...trail] = title.split('/').reverse();
  const { caption, words = '' } = stories[exportName] ?? {};
  const isDocs = type === 'docs';
  const isGuide = importPath.endsWith('.mdx');
  const own = tests.filter(({ parent }) => parent === id).map((test) => test.name);
  return {
    href: `?path=/${type}/${id}`,
    title: isDocs ? last : name,
    product: '',
    hue: 'neutral',
    trail: (isDocs ? trail.reverse() : title.split('/')).join(' / '),
    description: isDocs ? about : (caption ?? about),
    weight: isGuide ? 0.15 : isDocs ? 0.4 : first.has(id) ? 1 : 0.9,
    entries: [
      { kind: 'guide', id: '', title: '', text: '', words: [words, ...own, ...tags].join(' ') },
      { kind: 'guide', id: 'named', title: `${last} ${name}`, text: caption ?? about, words: '' },
    ],
  };
}

/** Makes the site's search engine of the entries of the sidebar. */
export function storySearch(entries: readonly Entry[], texts: StoryTexts): Promise<SearchEngine> {
  const listed = entries.filter(({ tags }) => tags.includes('dev'));
  const tests = listed.filter(({ subtype }) => subtype === 'test');
  const first = new Set(componentsOf(listed).map((component) => thumbnailOf(component).id));
  const pages = listed
    .filter((entry) => !tests.includes(entry))
    .map((entry) => pageOf(entry, texts, tests, first));
  return createSearchEngine({
    pages,
    products: [],
    synonyms: merged(texts.synonyms, workbenchWords, pastForms(pages)),
  });
}
