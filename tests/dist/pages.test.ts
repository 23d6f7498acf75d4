import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toString } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { readStatuses, statusSentence, statusText } from '../../src/content/readStatuses';
import { agentStrings } from '../../src/domain/strings/agentStrings';
import { strings } from '../../src/domain/strings/strings';
import { fontCharacters } from '../../src/theme/fonts';
import { palettes } from '../../src/theme/palettes';
import { ownSettings } from '../../scripts/ownSettings';
import { siteFolder } from '../support/site';
import { pages, pagesWith, servedSite } from './builtSite';

const { origin = '', name } = ownSettings;
const site = servedSite();

const meta = (key: string) => `head meta[${key}]`;

describe('every page', () => {
  test('has a title that ends with the product', { meta: { wcag: ['2.4.2 Page Titled'] } }, () => {
    const wanted = new RegExp(`^.+ - ${name}( Core| Studio)?$`);
    expect(
      pagesWith((page) => !wanted.test(page.text('head title')) && page.text('head title')),
    ).toEqual([]);
  });

  test('has a description of 1 to 160 characters', () => {
    const length = pagesWith((page) => {
      const text = page.attribute(meta('name=description'), 'content') ?? '';
      return (text.length === 0 || text.length > 160) && text.length;
    });
    expect(length).toEqual([]);
  });

  test('says in its footer what the MIT license does not cover, outside of Toolpad Core', () => {
    expect(
      pagesWith((page) => {
        const isCore = page.address.startsWith('/toolpad/core/');
        const texts = page.all('footer span').map((one) => toString(one));
        return texts.includes('MIT licensed') !== isCore && texts;
      }),
    ).toEqual([]);
  });

  test('says in its bar, its Markdown and its record whether its product is maintained', () => {
    const { statuses } = readStatuses(readFileSync('docs/status.yaml', 'utf8'), 'status.yaml');
    expect(Object.keys(statuses)).toEqual(['toolpad', 'core', 'studio']);
    expect(
      pagesWith((page) => {
        const { address } = page;
        const [, product = ''] = /^\/toolpad\/(core|studio)\//.exec(address) ?? [];
        const status = statuses[product];
        const { title } = status ? statusText(status) : { title: '' };
        const sentence = status && statusSentence(status);
        const file = path.join(siteFolder, address);
        const markdown = path.join(file, 'index.md');
        const record = `${file.slice(0, -1)}.json`;
        return [
          page.text('header [data-status]') === title,
          !existsSync(markdown) ||
            readFileSync(markdown, 'utf8').includes('\nstatus: ') === Boolean(status),
          !existsSync(record) || JSON.parse(readFileSync(record, 'utf8')).status === sentence,
        ].flatMap((isSaid, index) => (isSaid ? [] : ['bar', 'Markdown', 'record'][index]));
      }),
    ).toEqual([]);
  });

  test('has one h1', { meta: { wcag: ['1.3.1 Info and Relationships'] } }, () => {
    expect(pagesWith((page) => page.all('h1').length !== 1)).toEqual([]);
  });

  test(
    'has one name in the menu, in its title and as its heading',
    { meta: { wcag: ['2.4.6 Headings and Labels'] } },
    () => {
      const current = '[data-nav] li > [aria-current=page]';
      expect(pagesWith((page) => page.all(current).length > 0)).not.toEqual([]);
      expect(
        pagesWith((page) => {
          const tag = page.text(`${current} small`);
          const label = page.text(current).slice(0, -tag.length || undefined);
          const heading = page.text('h1');
          const names = [label, `${label} API`, `${label} component`];
          // In Studio, "Overview" and "Index" are named by the group that they are in.
          const isCore = page.address.startsWith('/toolpad/core/');
          if (label === '' || (!isCore && ['Overview', 'Index'].includes(label))) return [];
          const [title] = page.text('head title').split(' - ');
          const isSame = isCore
            ? title === heading && label === heading.replace(/ API$/, '')
            : title!.startsWith(label);
          return names.includes(heading) && isSame ? [] : [label, heading, title];
        }),
      ).toEqual([]);
    },
  );

  test('has no related page of its own name', () => {
    const related = `nav[aria-label="${agentStrings['related.label']}"] a`;
    expect(pagesWith((page) => page.all(related).length > 0)).not.toEqual([]);
    expect(
      pagesWith((page) => page.all(related).some((link) => toString(link) === page.text('h1'))),
    ).toEqual([]);
  });

  test('uses characters that the published fonts contain', () => {
    const missing = (texts: string[], characters: string) =>
      [...new Set(texts.join(''))].filter(
        (character) =>
          !characters.includes(character) &&
          !/[\s\uFE0F\p{Extended_Pictographic}]/u.test(character),
      );
    expect(
      pagesWith((page) => [
        ...missing(
          page.all('main :is(p, li, td, th, h1, h2, h3)').map(toString),
          fontCharacters.sans + fontCharacters.mono,
        ),
        ...missing(page.all('code').map(toString), fontCharacters.mono),
      ]),
    ).toEqual([]);
  });

  test('is in English', { meta: { wcag: ['3.1.1 Language of Page'] } }, () => {
    expect(pagesWith((page) => page.attribute('html', 'lang') !== 'en')).toEqual([]);
  });

  test('has its own URL as the canonical URL', () => {
    const canonical = pagesWith((page) => {
      const href = page.attribute('head link[rel=canonical]', 'href');
      return href !== origin + page.address && href;
    });
    expect(canonical).toEqual([]);
  });

  test('has Open Graph metadata that repeats its title, description and URL', () => {
    const different = pagesWith((page) => {
      const pairs = [
        ['og:title', page.text('head title')],
        ['og:description', page.attribute(meta('name=description'), 'content')],
        ['og:url', origin + page.address],
      ] as const;
      return pairs.filter(
        ([key, wanted]) => page.attribute(meta(`property="${key}"`), 'content') !== wanted,
      );
    });
    expect(different).toEqual([]);
  });

  test('has the name of its product, and the background of each mode as its theme color', () => {
    const wrong = pagesWith(
      (page) =>
        !/^toolpad-(core|studio)$/.test(
          page.attribute(meta('name="mui:productId"'), 'content') ?? '',
        ) ||
        page.attribute(meta('name="mui:productCategoryId"'), 'content') !== 'toolpad' ||
        String(page.all(meta('name="theme-color"')).map(({ properties }) => properties.content)) !==
          `${palettes.light.background.default},${palettes.dark.background.default}`,
    );
    expect(wrong).toEqual([]);
  });

  test('has an icon in the primary color', async () => {
    const icons = new Set(pages.map((page) => page.attribute('head link[rel=icon]', 'href')));
    expect(icons.size).toBe(1);
    const icon = await site.ask([...icons][0]!);
    expect(icon.headers.get('content-type')).toBe('image/svg+xml');
    expect(await icon.text()).toContain(palettes.light.primary.main);
  });

  test('has a social image of less than 40 kB', async () => {
    const images = new Set(
      pages.map(
        (page) => new URL(page.attribute(meta('property="og:image"'), 'content') ?? '').pathname,
      ),
    );
    for (const image of images) {
      const response = await site.ask(image);
      expect(response.headers.get('content-type'), image).toBe('image/png');
      expect((await response.arrayBuffer()).byteLength, image).toBeLessThan(40_000);
    }
  });

  test('has numbered JSON-LD breadcrumbs that end with the page', async () => {
    const crumbs = new Set<string>();
    for (const page of pages) {
      const { itemListElement: trail } = JSON.parse(
        page.text('head script[type="application/ld+json"]'),
      ) as { itemListElement: { position: number; item: string }[] };
      expect(
        trail.map(({ position }) => position),
        page.address,
      ).toEqual(trail.map((_, index) => index + 1));
      expect(trail.at(-1)?.item).toBe(origin + page.address);
      for (const { item } of trail) crumbs.add(new URL(item).pathname);
    }
    for (const pathname of crumbs) expect(await site.statusOf(pathname), pathname).toBe(200);
  });
});

test('every page has a Markdown version with its URL and headings and without JSX', async () => {
  for (const page of pages) {
    const href = page.attribute('head link[rel=alternate][type="text/markdown"]', 'href') ?? '';
    const answer = await site.ask(new URL(href, origin).pathname);
    expect(answer.headers.get('content-type'), page.address).toContain('text/markdown');
    const text = await answer.text();
    expect(text).toContain(`url: ${origin}${page.address}\n`);
    const prose = text.replace(/^(`{3,}).*\n[\s\S]*?^\1$/gm, '').replace(/`[^`]*`/g, '');
    expect(prose, page.address).not.toMatch(
      /<(Demo|ApiTable|Tabs?|LinkCards?|LinkButtons?)\b|^import /m,
    );
    const plain = text.replace(/[`*_\\]/g, '');
    // A script fills the lists of the privacy page: its Markdown version has no such part.
    const byScript = new Set(page.all('[data-activity] :is(h2, h3)'));
    for (const heading of page.all('article :is(h2, h3)').filter((one) => !byScript.has(one)))
      expect(plain, page.address).toContain(
        toString(heading)
          .trim()
          .replace(/[`*_\\]/g, ''),
      );
  }
});

test('pages about components, installation and tutorials have a prompt; guides have none', () => {
  const prompts = new Map(
    pages.flatMap((page) => {
      const prompt = page.attribute('[data-prompt]', 'dataPrompt');
      return prompt === undefined ? [] : [[page.address, prompt] as const];
    }),
  );
  const inSites = (product: string) =>
    [...prompts.keys()].filter((address) => address.startsWith(`/toolpad/${product}/`));
  expect(inSites('core/introduction')).toEqual([
    '/toolpad/core/introduction/installation/',
    '/toolpad/core/introduction/tutorial/',
  ]);
  expect(inSites('core/guides')).toEqual([]);
  expect(inSites('core/react-crud')).toHaveLength(1);
  expect(inSites('studio')).toHaveLength(2);
  for (const [address, prompt] of prompts) {
    expect(prompt).toContain(`Read ${origin}${address}index.md.`);
    expect(prompt).toMatch(
      /`npm install @toolpad\/(?:core@0\.13\.0 .*@mui\/material@6.*|studio@0\.13\.0)`/,
    );
    expect(prompt).not.toMatch(/[{}]/);
  }
});

// The frame itself fails in `smoke.spec.ts` where it has the licensed grid without a key.
test('only a demo that runs on the community grid instead of the licensed one has a note', () => {
  const noted = pages.flatMap((page) =>
    page
      .all('figure[id]')
      .filter((figure) => toString(figure).includes(strings['demo.communityGrid'])),
  );
  expect(noted.map(({ properties }) => properties.id)).toEqual(
    process.env.MUI_X_LICENSE_KEY ? [] : ['CrudDataGridPro'],
  );
});
