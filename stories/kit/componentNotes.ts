/** What the docs page of a component says beside its doc comment, which says what it is for. */
export interface ComponentNote {
  /** When something else is the better choice, and what. */
  avoid: string;
  /** What keyboards, screen readers and forced colors get. */
  access: string;
}

/** Notes by component, as its folder in `src/components` is named. */
export const componentNotes: Readonly<Record<string, ComponentNote>> = {
  AdSlot: {
    avoid:
      'More than one slot above the text of a page. Below a demo, use the placement `demo`, which is a single line.',
    access:
      'A shown ad is a named group. The slot reserves its size before anything loads, so text below it never moves.',
  },
  ApiTable: {
    avoid: 'Tables of prose, such as a comparison: write a Markdown table.',
    access:
      'The roles of a table are explicit, so they survive the layout as cards. Filter and views announce the number of rows.',
  },
  BackToTop: {
    avoid: 'Pages that fit into two windows: it appears after 200 pixels of scrolling.',
    access: 'A link to the start of the page. With reduced motion it jumps instead of scrolling.',
  },
  Band: {
    avoid: 'Guides and reference pages: bands are parts of home pages.',
    access: 'It has no role of its own: headings inside it carry the structure.',
  },
  BarButton: {
    avoid: 'Actions inside an article: use a text button or a link.',
    access:
      'An icon is not a name: set `aria-label`, and the same words as `data-tip` for a tooltip.',
  },
  Breadcrumbs: {
    avoid: 'The path within one page: use the list of contents.',
    access:
      'A named navigation landmark with an ordered list. Groups without a page are plain text.',
  },
  Callout: {
    avoid:
      'Anything that the user must do: that belongs to the text or to a step. Use one per section at most.',
    access:
      'A note, named after its kind and title. The kind also shows as an icon, which forced colors keep.',
  },
  CodeBlock: {
    avoid: 'Names and short expressions in a sentence: use inline code.',
    access:
      'A named group. Code that is wider than the block takes the focus, so arrow keys scroll it.',
  },
  CodeStylingSwitcher: {
    avoid: 'Demos that look the same with every styling.',
    access: 'A named group of toggle buttons. The choice applies to all code of the site.',
  },
  CodeVariantSwitcher: {
    avoid: 'Code without types: it is the same in both languages.',
    access: 'A named group of toggle buttons, of which one is pressed.',
  },
  Columns: {
    avoid: 'Three or more parts, or long texts: columns are two, and follow each other on phones.',
    access: 'The order of reading is the order in the source at every width.',
  },
  CopyButton: {
    avoid: 'Text outside of code blocks: use the tools of the page.',
    access:
      'It says that it has copied in a live region, and returns to its name after two seconds.',
  },
  CopyViewLink: {
    avoid: 'Links to a section: each heading has one.',
    access:
      'The result is announced. Without access to the clipboard the link is in the address bar.',
  },
  DemoFrame: {
    avoid: 'Code without a result: use a code block.',
    access:
      'The frame has a title, and the tools are a named group. Without script a picture takes the place of the demo.',
  },
  Diagram: {
    avoid: 'Screenshots: use Picture. A drawing shows how parts belong together.',
    access:
      'An image with a name that says what it shows. Its numbers are explained as text below it.',
  },
  DialogsHost: {
    avoid: 'Short choices: use a popover. One dialog is open at a time.',
    access:
      'The focus moves into the dialog, stays there, and returns to the button that opened it.',
  },
  Feedback: {
    avoid: 'Generated pages without an author to read the answers.',
    access: 'Two toggle buttons in a named group. The thanks are announced as a status.',
  },
  Icon: {
    avoid: 'As the only way to convey a meaning, without text or a name next to it.',
    access:
      'Hidden from assistive technology: the element around it has a name. It follows the color of text.',
  },
  ImportRow: {
    avoid: 'Pages about more than one import: the first code block shows them.',
    access: 'The links are one named list, and the import is copied like any code.',
  },
  Legend: {
    avoid: 'Drawings without numbers.',
    access: 'An ordered list whose numbers are those in the drawing.',
  },
  LinkButtons: {
    avoid: 'Links within a sentence, and more than three in one place.',
    access: 'Plain links. The main one differs by its fill, and by its place as the first.',
  },
  LinkCards: {
    avoid: 'More than a dozen pages as cards: use the kind `list`.',
    access:
      'Each card is one link, named by its title. The filter is a named group of toggle buttons.',
  },
  LoadFailure: {
    avoid: 'Errors that a retry cannot solve: say what else the user can do.',
    access: 'An alert, announced once, with a button that tries again.',
  },
  Mark: {
    avoid: 'As decoration: it stands for the product, once in the bar.',
    access: 'Hidden from assistive technology, because the name of the site is next to it.',
  },
  MovedAnchors: {
    avoid: 'Headings that moved within their page: keep their ids.',
    access: 'A visible link, shown only to those who come with the old anchor.',
  },
  NavDrawer: {
    avoid: 'Contents of one page: use the list of contents.',
    access:
      'A navigation landmark of links and disclosures, with `aria-current` on this page. On small windows it is a popover that Escape closes.',
  },
  NearestPages: {
    avoid: 'Pages that exist: it is the content of the not-found page.',
    access: 'The path and the pages are text and links. Without script the search remains.',
  },
  PageShell: {
    avoid: 'Demos: they are pages of their own in a frame.',
    access:
      'A skip link, one banner, one main and one content info. Every navigation landmark has its own name.',
  },
  PageTools: {
    avoid: 'Pages without a Markdown version.',
    access: 'What was copied is announced. Without script the link to Markdown remains.',
  },
  Picture: {
    avoid: 'What a live demo can show, and text that users want to copy.',
    access:
      'It has a text alternative, and one picture for each color scheme. Numbered marks are explained below it.',
  },
  PrevNext: {
    avoid: 'Related pages elsewhere in the menu: list them as related.',
    access: 'A named navigation landmark. The direction is a word, not an arrow alone.',
  },
  Preview: {
    avoid: 'Places without a title next to it: it says nothing by itself.',
    access: 'Hidden from assistive technology, because it repeats the title of its card.',
  },
  PrivacyReport: {
    avoid: 'Consent banners: the site asks for nothing before it is configured and allowed.',
    access: 'A switch with a label, and a status that says what changed.',
  },
  ProductTabs: {
    avoid: 'Sections of one product: those are in the menu.',
    access:
      'Links in a named navigation landmark, of which the current product has `aria-current`.',
  },
  Prose: {
    avoid: 'Pages: they are written in Markdown. This is for sentences in data.',
    access: 'Plain paragraphs, code and links.',
  },
  ReadOffline: {
    avoid: 'Single pages: the browser keeps those that were visited.',
    access: 'Progress has a text value, and failures are alerts.',
  },
  RelatedPages: {
    avoid: 'The pages before and after: they have their own links.',
    access: 'A named navigation landmark.',
  },
  Scenes: {
    avoid: 'Things to compare side by side: only one scene is visible.',
    access: 'Radio buttons choose the scene. The drawings are images with a name.',
  },
  SchemaTree: {
    avoid: 'Flat lists of properties: use the API table.',
    access: 'Nested lists within disclosures. Each property has a link of its own.',
  },
  Search: {
    avoid: 'Filters of one list: each has its own field.',
    access:
      'A combobox in a dialog: arrow keys choose, Enter opens, Escape closes. The number of results is announced.',
  },
  SearchButton: {
    avoid: 'A second place on the same page.',
    access:
      'A button that opens a dialog, with its shortcut announced. Without script it is a link.',
  },
  Settings: {
    avoid: 'Choices for one page or one demo: offer them where they apply.',
    access: 'Radio groups and switches with labels, in a dialog that keeps the focus.',
  },
  SiteFooter: {
    avoid: 'Links that the user needs to go on with the task at hand.',
    access: 'One content info. Each column is a list with a heading.',
  },
  Steps: {
    avoid: 'Sections without an order, and single steps.',
    access: 'The numbers are decoration: screen readers read the headings in order, without them.',
  },
  Tabs: {
    avoid: 'Contents that users compare, or that all of them need.',
    access: 'Radio buttons with a label: it works without script, and arrow keys choose.',
  },
  ThemeToggle: {
    avoid: 'Colors of one part of the page: the choice is for the whole site.',
    access: 'A menu of radio items. Arrow keys move, Escape closes and returns the focus.',
  },
  Toc: {
    avoid: 'Pages with fewer than two headings.',
    access: 'A named navigation landmark. On small windows it is a disclosure after the title.',
  },
};
