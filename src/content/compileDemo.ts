import path from 'node:path';
import { format } from 'prettier';
import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';
import { importedPackages } from '../domain/code/sandboxProject';
import { defaultStyling, stylingFiles, type DemoStyling } from '../domain/content/demoStylings';
import { splitPreview } from './demoPreview';
import { highlight } from './highlight';
import { nearest } from './nearest';
import type { Problem } from './Problem';

export type CodeVariant = 'TS' | 'JS';

export interface DemoCode {
  variant: CodeVariant;
  /** Undefined: the same in every styling without its own version. */
  styling?: DemoStyling;
  fileName: string;
  /** Inner HTML of `<code>`. */
  html: string;
  /** The lines between the markers, as `html`; see `splitPreview`. */
  preview?: string;
}

export interface DemoRecord {
  name: string;
  /** Source, relative to the content folder. */
  file: string;
  code: DemoCode[];
  /** Further files that it is made of, each in its versions. */
  modules: DemoCode[][];
  /** All that it was made from. */
  sources: string[];
  /** The packages that its code imports more than types of. */
  packages: string[];
}

export interface DemoSource {
  /** Relative to the content folder, as are all files here. */
  file: string;
  name: string;
  /** The file as problems name it; ends with `file`. */
  displayFile: string;
  /** What the demo can be made of, itself among it, by path. */
  files: Readonly<Record<string, string>>;
}

const formatOptions = { parser: 'babel', singleQuote: true, printWidth: 100 } as const;

/**
 * TypeScript -> the same file in JavaScript: types replaced by blanks, then formatted, so that comments and order stay.
 * @throws {SyntaxError} when the source uses TypeScript that is more than types (enums, parameter properties)
 */
export async function toJavaScript(source: string): Promise<string> {
  const sourceFile = ts.createSourceFile(
    'demo.tsx',
    source,
    ts.ScriptTarget.ESNext,
    false,
    ts.ScriptKind.TSX,
  );
  const javaScript = blankSourceFile(sourceFile, (node) => {
    throw new SyntaxError(`\`${node.getText(sourceFile).split('\n')[0]}\` cannot be erased`);
  });
  return (await format(javaScript, formatOptions)).trimEnd();
}

const moduleExtensions = ['', '.tsx', '.ts', '.jsx', '.js', '.css', '.json'];

const withoutExtension = (file: string) => file.slice(0, -path.posix.extname(file).length);

/**
 * A demo's source -> what the page shows: the file in TypeScript and, made from it, in JavaScript, the same for its
 * other stylings (`Name.tailwind.tsx`, `Name.css.tsx`) and for the files of the content folder that these import.
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
    const code: DemoCode[] = [];
    /** Which stylings a module is imported by. */
    const users = new Map<string, (DemoStyling | undefined)[]>();
    for (const [version, styling] of versions) {
      code.push(...(await this.codeOf(version, styling)));
      for (const module of this.modulesOf(version))
        users.set(module, [...(users.get(module) ?? []), styling]);
    }
    const modules: DemoCode[][] = [];
    for (const [module, stylings] of [...users].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const own =
        stylings.length === versions.length
          ? [undefined]
          : stylings.map((styling) => styling ?? defaultStyling);
      const parts = await this.codeOf(module);
      modules.push(
        own.flatMap((styling) =>
          parts.map((part) => ({ ...part, ...(styling ? { styling } : {}) })),
        ),
      );
    }
    return {
      name,
      file,
      code,
      modules,
      sources: [...versions.map(([version]) => version), ...users.keys()],
      packages: importedPackages(this.javaScript),
    };
  }

  private report(file: string, line: number, problem: Pick<Problem, 'what' | 'why' | 'fix'>) {
    this.problems.push({ file: this.display(file), line, ...problem });
  }

  private display(file: string): string {
    return this.source.displayFile.slice(0, -this.source.file.length) + file;
  }

  /** A file in both languages; one that is neither stands once. */
  private async codeOf(file: string, styling?: DemoStyling): Promise<DemoCode[]> {
    const extension = path.posix.extname(file).slice(1);
    const marked = splitPreview(this.source.files[file]!.trimEnd());
    if (marked.mistake) {
      const { line, what } = marked.mistake;
      this.report(file, line, {
        what: `${what}.`,
        why: 'The short form of the demo could not be cut out.',
        fix: 'Write one comment `preview-start` and, below it, one `preview-end`, each alone on its line.',
      });
    }
    const part = async (
      variant: CodeVariant,
      language: string,
      { text, preview }: { text: string; preview?: string },
    ): Promise<DemoCode> => ({
      variant,
      ...(styling ? { styling } : {}),
      fileName: `${path.posix.basename(withoutExtension(file))}.${language}`,
      html: await highlight(text, language),
      ...(preview === undefined ? {} : { preview: await highlight(preview, language) }),
    });
    const own = await part('TS', extension, marked);
    if (!/^tsx?$/.test(extension)) return [own];
    try {
      const javaScript = await toJavaScript(this.source.files[file]!.trimEnd());
      this.javaScript.push(javaScript);
      return [own, await part('JS', extension.replace('ts', 'js'), splitPreview(javaScript))];
    } catch (error) {
      this.report(file, 1, {
        what: `No JavaScript could be made from the demo: ${(error as Error).message.split('\n')[0]}.`,
        why: 'Every demo is shown in both languages.',
        fix: 'Use only TypeScript that can be erased: types, interfaces, `as`, `satisfies`; no enums or namespaces.',
      });
      return [own];
    }
  }

  /** Files that a file imports by a relative path, and what these import, each once. */
  private modulesOf(file: string, seen = new Set<string>()): Set<string> {
    if (!/\.[jt]sx?$/.test(file)) return seen;
    const text = this.source.files[file]!;
    for (const { fileName: specifier, pos } of ts.preProcessFile(text).importedFiles) {
      if (!specifier.startsWith('.')) continue;
      const module = this.resolve(file, specifier, text.slice(0, pos).split('\n').length);
      if (module === undefined || seen.has(module)) continue;
      seen.add(module);
      this.modulesOf(module, seen);
    }
    return seen;
  }

  private resolve(file: string, specifier: string, line: number): string | undefined {
    const wanted = path.posix.join(path.posix.dirname(file), specifier);
    const found = moduleExtensions
      .map((extension) => wanted + extension)
      .find((candidate) => this.source.files[candidate] !== undefined);
    if (
      found === undefined &&
      !this.problems.some(
        (problem) =>
          problem.file === this.display(file) &&
          problem.line === line &&
          problem.what.includes(` ${specifier},`),
      )
    ) {
      const known = Object.keys(this.source.files).map((candidate) => {
        const relative = path.posix.relative(
          path.posix.dirname(file),
          /\.tsx?$/.test(candidate) ? withoutExtension(candidate) : candidate,
        );
        return relative.startsWith('.') ? relative : `./${relative}`;
      });
      const meant = nearest(specifier, known);
      this.report(file, line, {
        what: `The demo imports ${specifier}, and there is no such file.`,
        why: 'It could not run.',
        fix: `Write ${this.display(wanted)}${path.posix.extname(wanted) ? '' : '.ts'}, or correct the path.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
      });
    }
    return found;
  }
}
