import type { PageLayout } from '../domain/content/layouts';

/** A value an MDX attribute can hold. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Compiled prose. Plain markup is one string inside its outermost element: a React element per block, not per word. */
export type Block =
  | { kind: 'html'; tag: string; attributes: Record<string, Json>; html: string }
  | { kind: 'element'; tag: string; attributes: Record<string, Json>; children: (string | Block)[] }
  | { kind: 'component'; name: string; props: Record<string, Json>; children: (string | Block)[] };

/** Anchor of the section that `components` in the front matter adds to a page. */
export const apiSectionId = 'api';

export interface Heading {
  id: string;
  title: string;
  depth: number;
}

/** An internal link as the site check needs it. */
export interface InternalLink {
  /** As written. */
  href: string;
  /** Canonical path with the base, without the hash. */
  pathname: string;
  /** Without `#`; empty for none. */
  hash: string;
  line: number;
}

/** An image of the content folder, and its size in CSS pixels. */
export interface PageImage {
  /** Relative to the content folder. */
  file: string;
  /** Where it is published: with the base, and the hash of its content. */
  address: string;
  width: number;
  height: number;
}

export interface DemoUse {
  name: string;
  /** What it shows, where the page says so. */
  title?: string;
  /** The preview region that is shown of several. */
  region?: string;
  /** Whether it is in a scene, at which no link can point. */
  isScene?: boolean;
  line: number;
}

/** Components that show a figure, which is a file or a row of a file of the content folder. */
export type FigureKind = 'Diagram' | 'Picture' | 'Film' | 'Illustration';

/** A diagram, picture, film or illustration that the page shows. */
export interface FigureUse {
  kind: FigureKind;
  name: string;
}

/** A part of a page as Markdown: text, or what only the build can fill in. */
export type MarkdownPart = string | { demo: string };

/** What other pages, the menu and the checks need to know of a page; small enough to hold for every page at once. */
export interface PageMeta {
  /** Source, relative to the content folder. */
  file: string;
  /** Canonical path with the base. */
  pathname: string;
  title: string;
  description: string;
  layout: PageLayout;
  ad: boolean;
  headings: Heading[];
  /** Every id that a link may point at. */
  anchors: string[];
  links: InternalLink[];
  /** Files of the site that the page shows or links to, with the base. */
  files?: { address: string; line: number; use: 'image' | 'link' }[];
  /** Images of the content folder that it shows or links to, by file. */
  images?: Record<string, PageImage>;
  demos: DemoUse[];
  figures?: FigureUse[];
  /** Whether the source has a syntax error: nothing else is known of it then. */
  isUnreadable?: boolean;
  /** Whether the page has the theme editor, to which the settings lead. */
  hasThemeEditor?: boolean;
  /** Whether its text says the status of a product. */
  hasStatus?: boolean;
  /** Whether it shows what tests have found of accessibility. */
  hasConformance?: boolean;
  /** Whether users can take their consent back here. */
  hasPrivacySwitch?: boolean;
  playgrounds?: DemoUse[];
  /** What its code uses of the reference, as URLs, and where: the anchor of the line or section, and the line. */
  codeUses?: { of: string; anchor: string; line: number }[];
  /** Components and hooks that the page teaches: its import row and the API section are made from them. */
  components?: string[];
  /** Whether a coding agent can follow the page. */
  prompt?: boolean;
  /** Anchor of its title, which leads to the top of the page. */
  titleId?: string;
  /** Its place among the pages of its folder, where no `pages.json` says it; the lowest is first. */
  order?: number;
  /** Its language, where it is not that of the site. */
  lang?: string;
}

/** What a search finds below one heading. */
export interface PageSection {
  /** Of the heading; empty for what precedes the first one. */
  id: string;
  title: string;
  /** Prose, without code blocks. */
  text: string;
  /** Names in code blocks, each once. */
  code: string[];
  /** Lines of shell code. */
  commands: string[];
  demos: { name: string; title: string }[];
}

/** A compiled page: the facts about it and its body. */
export interface PageRecord {
  meta: PageMeta;
  blocks: Block[];
  /** The page as Markdown; a page that the site makes itself has none. */
  markdownVersion?: MarkdownPart[];
  /** A generated page has none: a search finds its title and description. */
  sections?: PageSection[];
}
