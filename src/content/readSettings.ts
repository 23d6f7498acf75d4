import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { z } from 'zod';
import { defaultDisplayRatio } from '../domain/ads/adConfig';
import { ownLanguage } from '../domain/navigation/canonicalPath';
import { strings } from '../domain/strings/strings';
import { parseMarkdown } from './parseMarkdown';
import type { Problem } from './Problem';
import { nameOfFolder } from './sources';
import { readYaml, readYamlLines } from './yamlLines';

/** Settings of the site: a file of a content folder, which may have none. */
export const settingsFile = 'site.yaml';

const url = z.url().regex(/[^/]$/, 'expected a URL without a slash at its end');
const sentence = z.string().min(1);

const product = z.strictObject({
  name: sentence,
  /** The npm package that its pages are about. */
  package: sentence.optional(),
  /** One line about it, in the menu of products. */
  description: sentence.optional(),
  /** Color of the theme that marks its pages. */
  color: z.enum(['primary', 'secondary']).default('primary'),
  license: sentence.optional(),
  /** Its name in analytics. */
  id: sentence.optional(),
});

const link = z.union(
  [
    /** Named as in its menu. */
    sentence,
    /** `to` is a path below the base, or a URL. */
    z.strictObject({ to: sentence, title: sentence }),
  ],
  { error: 'expected the path of a page, or `to` and `title`' },
);

/** What a site can have whatever it is about. */
const pagesOfAnySite = [
  { to: 'privacy/', title: strings['footer.privacy'] },
  { to: 'accessibility/', title: strings['footer.accessibility'] },
  { to: 'licenses/', title: strings['footer.licenses'] },
  { to: 'feed.xml', title: strings['footer.feed'] },
  { to: 'llms.txt', title: 'llms.txt' },
];

const settings = z.strictObject({
  name: sentence,
  /** An SVG file of the content folder: what is drawn beside the name, and in the icon of the site. */
  mark: sentence.optional(),
  /** Origin of the published site, for canonical links, the site map and the feed. */
  origin: url.optional(),
  /** Repository of what is documented. That of the pages is in `package.json`. */
  repository: url.optional(),
  /** The documented version of every product. */
  version: z.string({ error: 'expected text, with quotes around a number: "1.0"' }).optional(),
  language: sentence.default(ownLanguage),
  /** By folder of their `pages.json`. A folder that is not listed gets a name derived from it. */
  products: z.record(z.string(), product).default({}),
  /** How everything together is licensed, on pages that belong to no product. */
  license: sentence.optional(),
  /** Columns at the end of every page; links to pages that the site does not have are left out. */
  footer: z
    .array(z.strictObject({ title: sentence, links: z.array(link) }))
    .default([{ title: strings['footer.site'], links: pagesOfAnySite }]),
  /** What analytics call the site. */
  analyticsCategory: sentence.optional(),
  /** Defaults of ads; environment variables of the build override them. */
  advertising: z
    .strictObject({
      enabled: z.boolean().default(true),
      displayRatio: z.number().min(0).max(1).default(defaultDisplayRatio),
      needsConsent: z.boolean().default(false),
    })
    .prefault({ enabled: false }),
});

export type SiteSettings = z.infer<typeof settings>;
export type FooterLink = z.infer<typeof link>;

/** The title of a page that is not compiled: that of its front matter, or its first heading. */
function sourceTitle(page: string): string | undefined {
  const { children } = parseMarkdown(page, 'md');
  const [yaml] = children;
  const title = yaml?.type === 'yaml' ? readYamlLines(yaml.value).document.get('title') : undefined;
  const heading = children.find((node) => node.type === 'heading' && node.depth === 1);
  return typeof title === 'string' ? title : heading && toString(heading);
}

/** What a site is called without the file, or with a wrong one: by its front page, else by its package or folder. */
function nameWithoutFile(contentDir: string): string {
  const page = ['index.md', 'index.mdx', 'page.md', 'page.mdx']
    .map((name) => path.join(contentDir, name))
    .find((file) => existsSync(file));
  return (page && sourceTitle(readFileSync(page, 'utf8'))) ?? nameOfFolder(contentDir);
}

/** Reads the settings of a content folder strictly: what it does not understand is a problem with its line. */
export function readSettings(
  contentDir: string,
  displayFile: string = settingsFile,
): { settings: SiteSettings; problems: Problem[] } {
  const file = path.join(contentDir, settingsFile);
  const byDefault = settings.parse({ name: nameWithoutFile(contentDir) });
  if (!existsSync(file)) return { settings: byDefault, problems: [] };
  const { value = byDefault, problems } = readYaml(
    readFileSync(file, 'utf8'),
    displayFile,
    settings,
    {
      why: 'The name of the site, its links and its products come from this file.',
      fix: `The keys are ${Object.keys(settings.shape).join(', ')}; all but name are optional: see docs/site.yaml.`,
    },
  );
  return { settings: value, problems };
}
