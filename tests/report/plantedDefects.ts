/** A defect that a page gets, and the rows of the report that have to turn. */
interface PlantedDefect {
  name: string;
  /** The tests that run on it, by their titles. */
  checks: RegExp;
  rows: readonly string[];
  /** What it adds to the page. */
  css?: string;
  /** The same, below the title. */
  html?: string;
  /** Runs in the page when its document has been parsed. */
  plant?: () => void;
  /** The same as text. */
  script?: string;
}

/** Keeps a key from the page. */
const swallowed = (key: string) => `
  for (const type of ['keydown', 'keyup'])
    addEventListener(type, (event) => {
      if (event.key !== '${key}') return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true)`;

const axe = /introduction\/installation\/ has no axe violation/;
const reflow = /a page of each kind fits 320 px/;
const targets = /buttons in the bar are 44 px/;
const phoneMenu = /the menu on a phone traps focus/;
const pageMenu = /the menu of the page closes with Escape/;
const search = /Escape, Back and a click outside close the search/;

/** Rows -> the HTML of defects that axe finds. */
const htmlDefects: readonly (readonly [rows: string, name: string, html: string])[] = [
  [
    '1.1.1',
    'drawing with a role and no name',
    '<svg role="img" width="40" height="40"><circle r="20"/></svg>',
  ],
  ['1.1.1', 'meter without a name', '<p role="meter" aria-valuenow="3">3</p>'],
  ['1.3.1', 'list with a paragraph among its items', '<ul><li>Text</li><p>Text</p></ul>'],
  ['1.3.1', 'item without a list', '<div><li>Text</li></div>'],
  ['1.3.1', 'definitions without terms', '<dl><p>Text</p></dl>'],
  [
    '1.3.1',
    'cell that names no header',
    '<table><tr><th id="a1">A</th><th>B</th></tr><tr><td headers="gone">1</td><td>2</td></tr></table>',
  ],
  [
    '1.3.5',
    'purpose of a field that does not exist',
    '<label>Email <input autocomplete="letters"></label>',
  ],
  [
    '2.1.1',
    'part that scrolls and takes no focus',
    '<div class="planted"><p>Text</p><p>Text</p><p>Text</p></div>',
  ],
  ['2.2.1', 'page that reloads by itself', '<meta http-equiv="refresh" content="600">'],
  ['2.2.2', 'motion without end', '<marquee>Text</marquee>'],
  ['2.2.2', 'text that blinks', '<blink>Text</blink>'],
  ['2.4.4, 4.1.2', 'name of a link lost', '<p><a href="/toolpad/"></a></p>'],
  ['3.1.2', 'language of a part unknown', '<p lang="german">Text</p>'],
  [
    '3.3.2',
    'field with two labels',
    '<label for="x1">A</label><label for="x1">B</label><input id="x1">',
  ],
  ['4.1.2', 'name of a button lost', '<button></button>'],
  ['4.1.2', 'label of a field lost', '<input>'],
  ['4.1.2', 'choice without a name', '<select><option>A</option></select>'],
  [
    '4.1.2',
    'focus on what is hidden from screen readers',
    '<div aria-hidden="true"><button>Text</button></div>',
  ],
  [
    '4.1.2',
    'button in a button',
    '<div role="button" tabindex="0">Text <button>Text</button></div>',
  ],
  ['4.1.2', 'state of no meaning', '<button aria-expanded="perhaps">Text</button>'],
  ['4.1.2', 'role that does not exist', '<div role="knob">Text</div>'],
  ['4.1.2', 'switch without a state', '<span role="switch" tabindex="0">Text</span>'],
  ['4.1.2', 'disclosure without a name', '<details><summary></summary>Text</details>'],
  ['4.1.2', 'frame without a title', '<iframe></iframe>'],
];

export const plantedDefects: readonly PlantedDefect[] = [
  ...htmlDefects.map(([rows, name, html]) => ({
    name,
    checks: axe,
    rows: rows.split(', '),
    html,
    css: '.planted { block-size: 40px; overflow: auto }',
  })),
  {
    name: 'image without a text',
    checks: axe,
    rows: ['1.1.1'],
    plant: () => document.querySelector('main')!.append(new Image(40, 40)),
  },
  {
    name: 'link that only its color marks',
    checks: axe,
    rows: ['1.4.1'],
    css: 'main p { color: #333 } main p a { color: #11418a !important; text-decoration: none !important; border: 0 !important; background: none !important; font-weight: inherit !important }',
  },
  {
    name: 'contrast of 4.4',
    checks: axe,
    rows: ['1.4.3'],
    css: 'main p { color: #787878; background: #fff }',
  },
  {
    name: 'contrast of 4.4 in dark mode',
    checks: axe,
    rows: ['1.4.3'],
    css: '[data-color-scheme=dark] main p { color: #7a7a7a; background: #0d0d0d }',
  },
  {
    name: 'pale items of the menu',
    checks: axe,
    rows: ['1.4.3'],
    css: 'nav a { color: #999 !important; background: #fff !important }',
  },
  {
    name: 'zoom switched off',
    checks: axe,
    rows: ['1.4.4'],
    plant: () =>
      document.querySelector('meta[name=viewport]')!.setAttribute('content', 'user-scalable=no'),
  },
  {
    name: 'zoom of at most 150 %',
    checks: axe,
    rows: ['1.4.4'],
    plant: () =>
      document.querySelector('meta[name=viewport]')!.setAttribute('content', 'maximum-scale=1.5'),
  },
  {
    name: 'text that keeps a width of 500 px',
    checks: reflow,
    rows: ['1.4.10'],
    css: 'main p { min-inline-size: 500px }',
  },
  {
    name: 'bar that keeps a width of 400 px',
    checks: reflow,
    rows: ['1.4.10'],
    css: 'header { min-inline-size: 400px }',
  },
  {
    name: 'space between letters that cannot change',
    checks: axe,
    rows: ['1.4.12'],
    plant: () =>
      document.querySelector('h1')!.style.setProperty('letter-spacing', '0.01em', 'important'),
  },
  {
    name: 'space between lines that cannot change',
    checks: axe,
    rows: ['1.4.12'],
    plant: () =>
      document
        .querySelector<HTMLElement>('h1 ~ p, h1 ~ * p')!
        .style.setProperty('line-height', '1.1', 'important'),
  },
  {
    name: 'menu on a phone that Escape does not close',
    checks: phoneMenu,
    rows: ['2.1.2'],
    script: swallowed('Escape'),
  },
  {
    name: 'search that Escape does not close',
    checks: search,
    rows: ['2.1.2'],
    script: swallowed('Escape'),
  },
  {
    name: 'menu on a phone that takes no focus',
    checks: phoneMenu,
    rows: ['2.4.3'],
    plant: () =>
      addEventListener('focusin', ({ target }) => {
        if ((target as Element).closest('#docs-menu')) (target as HTMLElement).blur();
      }),
  },
  {
    name: 'menu of the page that loses the focus',
    checks: pageMenu,
    rows: ['2.4.3'],
    plant: () =>
      addEventListener('keyup', ({ key }) => {
        if (key === 'Escape') (document.activeElement as HTMLElement).blur();
      }),
  },
  {
    name: 'order of focus that skips links',
    checks: pageMenu,
    rows: ['2.4.3'],
    plant: () => {
      for (const link of document.querySelectorAll('main a')) link.setAttribute('tabindex', '-1');
    },
  },
  {
    name: 'title lost',
    checks: axe,
    rows: ['2.4.2'],
    plant: () => {
      document.title = '';
    },
  },
  {
    name: 'target of 20 px',
    checks: targets,
    rows: ['2.5.8'],
    css: 'header :is(button, a) { inline-size: 20px !important; min-inline-size: 20px !important; max-inline-size: 20px !important; padding: 0 !important }',
  },
  {
    name: 'language of the page lost',
    checks: axe,
    rows: ['3.1.1'],
    plant: () => document.documentElement.removeAttribute('lang'),
  },
  {
    name: 'language of the page unknown',
    checks: axe,
    rows: ['3.1.1'],
    plant: () => {
      document.documentElement.lang = 'english';
    },
  },
];
