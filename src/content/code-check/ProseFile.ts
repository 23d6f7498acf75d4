/** A line of code and where an author finds it. */
export interface CodeLine {
  text: string;
  /** 1-based, of the page. */
  line: number;
}

/** A file that a page tells you to write, in its state at some point of the page. */
export interface ProseFile {
  /** Below the folder of the program, with slashes. */
  path: string;
  /** The page, as problems name it. */
  page: string;
  /** Whether readers are told to write a file of that name; otherwise it is a few lines for a place of theirs. */
  isTitled: boolean;
  lines: CodeLine[];
}
