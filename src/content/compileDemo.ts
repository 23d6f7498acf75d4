import path from 'node:path';
import ts from 'typescript';
import { importedPackages } from '../domain/code/sandboxProject';
import { type DemoCode, stylingFiles, type DemoStyling } from '../domain/content/demoStylings';
import { browserReasonOf } from '../domain/content/demoFrame';
import type { PlaygroundCode } from '../domain/content/Playground';
import { cutRegion, splitPreview, type MarkedSource } from './demoPreview';
import { checkRows } from './checkRows';
import { highlight } from './highlight';
import { codeKey, linksInJavaScript, type CodeLink, type CodeLinks } from './names/codeNames';
import { isPlayground, playgroundTemplate, TemplateError } from './playgroundTemplate';
import type { Problem, ProblemText } from './Problem';
import { codeProblem, toJavaScript } from './toJavaScript';

/** A file of a demo with its text, in one of its versions. */
export interface DemoSourceCode extends DemoCode {
  text: string;
}

export interface DemoRecord {
  name: string;
  /** Source, relative to the content folder. */
  file: string;
  code: DemoSourceCode[];
  /** Its own style sheets. */
  modules: DemoSourceCode[][];
  /** All that it was made from. */
  sources: string[];
  /** The packages that its code imports more than types of. */
  packages: string[];
  /** Why it is not rendered on a server. */
  browserReason: string | undefined;
  /** Where its default export takes `props`: its code without values, and the names that it exports for them. */
  playground?: { code: PlaygroundCode; parts: string[] };
}

export interface DemoSource {
  /** Relative to the content folder, as are all files here. */
  file: string;
  name: string;
  /** The file as problems name it; ends with `file`. */
  displayFile: string;
  /** Its own files, by path: see `filesOfDemo`. */
  files: Readonly<Record<string, string>>;
  /** The data set that its rows come from, as JSON. */
  shop?: string;
  /** Where the names in its files are documented, by file. */
  codeLinks?: Readonly<Record<string, CodeLinks>>;
}

const withoutExtension = (file: string) => file.slice(0, -path.posix.extname(file).length);

/**
 * A demo's source -> what the page shows: the file in TypeScript and, made from it, in JavaScript, and the same for its
 * other stylings (`Name.tailwind.tsx`, `Name.css.tsx` with `Name.css`).
 */
export async function compileDemo(
  source: DemoSource,
): Promise<{ demo: DemoRecord; problems: Problem[] }> {
  const compiler = new DemoCompiler(source);
  return { demo: await compiler.compile(), problems: compiler.problems };
}

class DemoCompiler {
  readonly problems: Problem[] = [];
  /** Of every file that was compiled. */
  private readonly javaScript: string[] = [];

  constructor(private readonly source: DemoSource) {}

  async compile(): Promise<DemoRecord> {
    const { file, name, files } = this.source;
    const others = Object.entries(stylingFiles(file)).filter(
      ([other]) => files[other] !== undefined,
    );
    const versions: [file: string, styling: DemoStyling | undefined][] = [
      [file, undefined],
      ...others,
    ];
    const code: DemoSourceCode[] = [];
    const modules: DemoSourceCode[][] = [];
    const sheets: string[] = [];
    for (const [version, styling] of versions) {
      code.push(...(await this.codeOf(version, styling)));
      const sheet = this.sheetOf(version);
      if (sheet === undefined) continue;
      modules.push(await this.codeOf(sheet, styling));
      sheets.push(sheet);
    }
    const { shop } = this.source;
    if (shop !== undefined)
      for (const [version] of versions)
        this.problems.push(...checkRows(files[version]!, shop, this.display(version)));
    return {
      name,
      file,
      code,
      modules,
      sources: [...versions.map(([version]) => version), ...sheets],
      packages: importedPackages(this.javaScript),
      browserReason: browserReasonOf(files[file]!),
      playground: await this.playgroundOf(file),
    };
  }

  private async playgroundOf(file: string): Promise<DemoRecord['playground']> {
    const source = this.source.files[file]!.trimEnd();
    const [javaScript] = this.javaScript;
    if (javaScript === undefined || !isPlayground(source)) return undefined;
    try {
      const { pieces, parts } = await playgroundTemplate(source, 'tsx');
      const { pieces: inJavaScript } = await playgroundTemplate(javaScript, 'jsx');
      return { code: { TS: pieces, JS: inJavaScript }, parts };
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      this.report(file, error.line, {
        what: `${error.message}.`,
        why: 'The playground writes the props there, in the code that readers copy.',
        fix: 'Put it on a line of its own.',
      });
      return undefined;
    }
  }

  private report(file: string, line: number, problem: ProblemText) {
    this.problems.push({ file: this.display(file), line, ...problem });
  }

  private display(file: string): string {
    return this.source.displayFile.slice(0, -this.source.file.length) + file;
  }

  /** A file in both languages; one that is neither stands once. */
  private async codeOf(file: string, styling?: DemoStyling): Promise<DemoSourceCode[]> {
    const extension = path.posix.extname(file).slice(1);
    const marked = splitPreview(this.source.files[file]!.trimEnd());
    if (marked.problem) {
      const { line, what, fix } = marked.problem;
      this.report(file, line, {
        what: `${what}.`,
        why: 'The page shows these lines below the running demo.',
        fix,
      });
    }
    const part = async (
      variant: DemoCode['variant'],
      language: string,
      { text, regions }: Pick<MarkedSource, 'text' | 'regions'>,
      links: readonly CodeLink[],
    ): Promise<DemoSourceCode> => {
      const html = await highlight(text, language, {}, links);
      return {
        variant,
        styling,
        fileName: `${path.posix.basename(withoutExtension(file))}.${language}`,
        text,
        html,
        preview: regions.map((region) => ({
          name: region.name,
          from: region.from,
          html: cutRegion(html, region),
        })),
      };
    };
    const links = this.source.codeLinks?.[file]?.[codeKey(marked.text)] ?? [];
    const own = await part('TS', extension, marked, links);
    if (!/^tsx?$/.test(extension)) return [own];
    try {
      const javaScript = await toJavaScript(this.source.files[file]!.trimEnd());
      this.javaScript.push(javaScript);
      const made = splitPreview(javaScript);
      const moved = linksInJavaScript(marked.text, made.text, links);
      return [own, await part('JS', extension.replace('ts', 'js'), made, moved)];
    } catch (error) {
      const { reason, line, fix } = codeProblem(error);
      this.report(file, line, {
        what: `The demo does not compile to JavaScript: ${reason}.`,
        why: 'Every demo is shown in both languages.',
        fix,
      });
      return [own];
    }
  }

  /** The own style sheet that a file imports; what else it imports by a path is reported. */
  private sheetOf(file: string): string | undefined {
    const { name, files } = this.source;
    const sheet = `${name}.css`;
    let own: string | undefined;
    const text = files[file]!;
    for (const { fileName: specifier, pos } of ts.preProcessFile(text).importedFiles) {
      if (!specifier.startsWith('.')) continue;
      const imported = path.posix.join(path.posix.dirname(file), specifier);
      if (path.posix.basename(imported) === sheet && files[imported] !== undefined) own = imported;
      else
        this.report(file, text.slice(0, pos).split('\n').length, {
          what: `The demo imports ${specifier}.`,
          why: 'Readers copy one file, which has to run in their project.',
          fix: `Move what it needs into the demo. Only its style sheet, ./${sheet}, can be a separate file.`,
        });
    }
    return own;
  }
}
