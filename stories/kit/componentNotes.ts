/** What the docs page of a component says beside its doc comment, which says what it is for. */
export interface ComponentNote {
  /** What it is not for, and what to use instead. */
  avoid: string;
  /** What keyboards, screen readers and forced colors get. */
  access: string;
}

/** Notes by component, as its folder in `src/components` is named. */
export const componentNotes: Readonly<Record<string, ComponentNote>> = {
  Ad: {
    avoid:
      'More than one ad in the text of a page. Below a demo, use the placement `demo`, which is a single line.',
    access:
      'A shown ad is a named group. The box reserves its size before anything loads, so text below it never moves.',
  },
  ApiTable: {
    avoid: 'Tables of prose, such as a comparison: write a Markdown table.',
    access: 'The roles of a table are explicit, so they survive the layout as cards.',
  },
  BackToTop: {
    avoid: 'Short pages: it appears after 200 pixels of scrolling.',
    access: 'A link to the start of the page. With reduced motion it jumps instead of scrolling.',
  },
  Band: {
    avoid: 'Guides and reference pages: use bands on home pages only.',
    access: 'It has no role of its own: headings inside it carry the structure.',
  },
  BarButton: {
    avoid: 'Actions inside an article: use a text button or a link.',
    access:
      'An icon is not a name: set `aria-label`, and the same words as `data-tip` for a tooltip.',
  },
  Breadcrumbs: {
    avoid: 'The headings of one page: use Toc.',
    access:
      'A named navigation landmark with an ordered list. Groups without a page are plain text.',
  },
  Callout: {
    avoid:
      'Anything that users must do: put it into the text or into a step. Use at most one per section.',
    access:
      'A note, named after its kind and title. The kind also shows as an icon, which forced colors keep.',
  },
  CodeBlock: {
    avoid: 'Names and short expressions in a sentence: use inline code.',
    access:
      'A named group. Code that is wider than the block can take the focus, so that arrow keys scroll it.',
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
    access: 'The reading order is that of the source at every width.',
  },
  CopyButton: {
    avoid: 'Text outside code blocks: use PageTools.',
    access: 'A live region announces the result. After two seconds the button has its label again.',
  },
  CopyViewLink: {
    avoid: 'Links to a section: each heading has one.',
    access:
      'The result is announced. Without access to the clipboard the link is in the address bar.',
  },
  DemoEditor: {
    avoid: 'Code without a result, and anything but the lines of a demo.',
    access:
      'Tab indents. Escape, which is announced, gives Tab back to the page. A problem is an alert that names its line.',
  },
  DemoFrame: {
    avoid: 'Code without a result: use a code block.',
    access:
      'The frame has a title, and the tools are a named group. Without script a picture takes the place of the demo.',
  },
  Diagram: {
    avoid: 'Screenshots: use Picture. A diagram shows how parts belong together.',
    access:
      'An image with a name that says what it shows. Its numbers are explained as text below it.',
  },
  DialogsHost: {
    avoid: 'Short choices: use a popover. One dialog is open at a time.',
    access:
      'The focus moves into the dialog, stays there, and returns to the button that opened it.',
  },
  Feedback: {
    avoid: 'Generated pages: they have no author who reads the answers.',
    access: 'Two toggle buttons in a named group. The thanks are announced as a status.',
  },
  Icon: {
    avoid: 'The only label of a control: add text or an accessible name.',
    access:
      'Hidden from screen readers: the element around it has the accessible name. It takes the color of the text.',
  },
  Illustration: {
    avoid: 'Places without a title: an illustration says nothing by itself.',
    access: 'Hidden from assistive technology, because it repeats the title of its card.',
  },
  ImportRow: {
    avoid: 'Pages about more than one import: show them in the first code block.',
    access: 'The links are one named list, and the import is copied like any code.',
  },
  LabeledSwitch: {
    avoid: 'More than two values, and choices that apply only after a button is clicked.',
    access: 'A switch with its label. The description below is read with it.',
  },
  Legend: {
    avoid: 'Diagrams without numbers.',
    access: 'An ordered list whose numbers are those in the diagram.',
  },
  LinkButtons: {
    avoid: 'Links within a sentence, and more than three in one place.',
    access: 'Plain links. The primary one is filled and comes first.',
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
    avoid: 'Decoration: it is the logo, shown once in the header.',
    access: 'Hidden from assistive technology, because the name of the site is next to it.',
  },
  MovedAnchors: {
    avoid: 'Headings that moved within their page: keep their ids.',
    access: 'A visible link, shown only if the URL has the old anchor.',
  },
  NavDrawer: {
    avoid: 'The headings of one page: use Toc.',
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
      'A skip link, and one landmark each for `banner`, `main` and `contentinfo`. Every navigation landmark has its own name.',
  },
  PageTools: {
    avoid: 'Pages without a Markdown version.',
    access: 'The result of copying is announced. Without script only the link is shown.',
  },
  Picture: {
    avoid: 'What a live demo can show, and text that users want to copy.',
    access:
      'It has a text alternative, and one picture for each color scheme. Numbered marks are explained below it.',
  },
  Playground: {
    avoid:
      'A second one on a page: its URL holds the state of one. For one fixed state, use a demo.',
    access:
      'A button opens it and moves the focus to the controls, which are named like the props and described by the reference.',
  },
  PrevNext: {
    avoid: 'Related pages elsewhere in the menu: use RelatedPages.',
    access: 'A named navigation landmark. The direction is a word, not an arrow alone.',
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
  RelatedPages: {
    avoid: 'The previous and the next page: use PrevNext.',
    access: 'A named navigation landmark.',
  },
  Scenes: {
    avoid: 'Things to compare side by side: only one scene is visible.',
    access:
      'Radio buttons choose the scene. Until a demo runs, its picture is an image with a name.',
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
    avoid: 'A second search button on the same page.',
    access:
      'A button that opens a dialog, with its shortcut announced. Without script it is a link.',
  },
  Settings: {
    avoid: 'Choices for one page or one demo: offer them where they apply.',
    access: 'Radio groups and switches with labels, in a dialog that keeps the focus.',
  },
  SiteFooter: {
    avoid: 'Links that users need for their task: put them into the article.',
    access: 'The `contentinfo` landmark. Each column is a list with a heading.',
  },
  Status: {
    avoid: 'News and warnings about a feature: use a callout. One page shows one status.',
    access: 'The bar is decoration: the sentence says what it means.',
  },
  Steps: {
    avoid: 'Sections without an order, and single steps.',
    access: 'The numbers are decoration: screen readers read the headings in order, without them.',
  },
  Tabs: {
    avoid: 'Content that users compare, or that everyone needs: show it at once.',
    access: 'Radio buttons with a label: it works without script, and arrow keys choose.',
  },
  ThemeEditor: {
    avoid: 'More than one: the settings lead to the page that contains it.',
    access:
      'A region with native and Material UI controls. Levels of contrast are words, not colors alone.',
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
