import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeCorpus } from './corpus';
import { testFolder } from '../../src/reference/testing/testFolder';

const folder = testFolder();
const corpus = writeCorpus(folder, 101, '/bench/');
const textOf = (index: number) =>
  readFileSync(path.join(folder, corpus.pages[index]!.file), 'utf8');

describe('writeCorpus', () => {
  it('writes pages of the promised kind', () => {
    for (const index of [0, 50, 100]) {
      const text = textOf(index);
      const fences = text.match(/^```\w[\s\S]*?^```$/gm) ?? [];
      const prose = text
        .replace(/^---[\s\S]*?^---$/m, '')
        .replace(/^```\w[\s\S]*?^```$/gm, '')
        .replace(/^\|.*$/gm, '');
      expect(prose.split(/\s+/).length).toBeGreaterThan(850);
      expect(prose.split(/\s+/).length).toBeLessThan(950);
      expect(prose.match(/^#+ /gm)).toHaveLength(10);
      expect(fences).toHaveLength(4);
      expect(text.match(/^\| --- /gm)).toHaveLength(1);
      expect(text.match(/\]\(\/bench\/section-00[12]\/topic-\d{5}\/\)/g)!.length).toBeGreaterThan(
        5,
      );
    }
  });

  it('writes the same again, and another text and other code on each page', () => {
    const first = textOf(7);
    const fences = (text: string): string[] => text.match(/^```\w[\s\S]*?^```$/gm) ?? [];
    expect(fences(textOf(8)).some((fence) => fences(first).includes(fence))).toBe(false);
    writeCorpus(folder, 101, '/bench/');
    expect(textOf(7)).toBe(first);
  });

  it('puts every page in the menu of its section, 100 to a section', () => {
    const inMenu = ['section-001', 'section-002'].map((section) =>
      readFileSync(path.join(folder, section, 'pages.json'), 'utf8').match(/topic-\d{5}/g),
    );
    expect(inMenu.map((pages) => pages?.length)).toEqual([100, 1]);
  });
});
