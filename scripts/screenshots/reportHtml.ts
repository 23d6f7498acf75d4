import path from 'node:path';
import { xmlText } from '../../src/app/build/engine/discovery/listFiles';
import { countsOf, type Changes } from './changes';
import type { Comparison } from './compareScreenshots';
import { failureCauses, type StoryFailure } from '../workbench/storyFailures';
import type { Measure, Screenshot } from './takeScreenshots';

/** A screenshot in the report, beside the one before where there is one. */
export type ReportEntry = Screenshot & Partial<Comparison>;

export interface Report {
  /** What the screenshots show, for the title: a commit or the work tree. */
  subject: string;
  /** What a comparison with a commit says; none, where nothing is compared. */
  changes?: Changes;
  entries: readonly ReportEntry[];
  /** Design tokens that differ. */
  tokens?: readonly string[];
  /** What changed for a screen reader. */
  screenReader?: readonly string[];
}

const image = (folder: string, name: string, alt: string) =>
  `<a href="${folder}/${name}.png"><img loading="lazy" src="${folder}/${name}.png" alt="${xmlText(alt)}"></a>`;

function adMeasure({ name, value, limit, fault }: Measure): string {
  const text = xmlText(`${name} ${value}, ${limit}`);
  return fault ? `<em>${text}: ${fault}</em>` : text;
}

function figure({ name, caption, failure, status, pixels, ad = [] }: ReportEntry): string {
  const facts = [
    pixels === undefined ? status : `${pixels} pixels differ`,
    failure && `failed: ${xmlText(failure.message)}`,
  ];
  const heading = [
    `<b>${xmlText(caption)}</b>`,
    ...facts.filter(Boolean),
    ...ad.map(adMeasure),
  ].join(' · ');
  const body =
    status === 'changed'
      ? `<div class="views"><div class="slider"><label>Before <input type="range" aria-label="Share of the screenshot before the change"> After</label><div><img loading="lazy" src="before/${name}.png" alt="Before"><div><img loading="lazy" src="after/${name}.png" alt="After"></div></div></div>${['Before', 'After', 'Difference'].map((view) => `<div>${view}${image(view.toLowerCase(), name, view)}</div>`).join('')}</div>`
      : image(status === 'removed' ? 'before' : 'after', name, caption);
  return `<figure id="${name}"${failure ? ' class="failed"' : ''}><figcaption>${heading}</figcaption>${body}</figure>`;
}

/** A part of the report; one without a body is left out. */
interface Section {
  title: string;
  count: number;
  body: string;
}

const listSection = (title: string, lines: readonly string[]): Section => ({
  title,
  count: lines.length,
  body: `<ul><li>${lines.map(xmlText).join('<li>')}</ul>`,
});

function failureSection(failures: readonly StoryFailure[]): Section {
  const causes = failureCauses(failures).map(({ lines, stories }) => {
    const links = stories.map(
      ({ name, place, picture = '' }) =>
        `<a href="#${path.basename(picture, '.png')}">${xmlText(name)}</a>, ${place}`,
    );
    return `<p>${lines.map(xmlText).join('<br>')}<ul><li>${links.join('<li>')}</ul>`;
  });
  return { title: 'Failures', count: failures.length, body: causes.join('') };
}

const screenshotSections = (entries: readonly ReportEntry[]): Section[] =>
  [...new Set(entries.map(({ group }) => group))].sort().map((title) => {
    const figures = entries.filter(({ group }) => group === title);
    const body = `<div class="screenshots">${figures.map(figure).join('')}</div>`;
    return { title, count: figures.length, body };
  });

const style = `:root{color-scheme:light dark;font:14px/1.5 system-ui}
body{margin:0;display:grid;grid-template-columns:260px minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:16px;box-sizing:border-box;border-right:1px solid #8884}
nav a{display:block;color:inherit;text-decoration:none;padding:2px 0;overflow-wrap:anywhere}
main{padding:24px}li,p{overflow-wrap:anywhere}h1{margin:0 0 4px;font-size:22px}h2{margin:40px 0 8px;font-size:16px}
.screenshots{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}
figure{margin:0;max-width:100%}figcaption{margin-bottom:6px;overflow-wrap:anywhere}.failed figcaption,figcaption em{color:#c33}
img{max-width:100%;max-height:480px;border:1px solid #8884;display:block}
.views{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:12px}
.slider{grid-column:1/-1}.slider label{display:flex;gap:8px;margin-bottom:6px}.slider input{width:240px}
.slider>div{display:inline-grid;max-width:100%;max-height:60vh;overflow:auto}.slider>div>*{grid-area:1/1}.slider img{max-width:none;max-height:none}
.slider>div>div{clip-path:inset(0 0 0 var(--cut,50%))}
.of-story{display:block;font-size:12px}.of-story main{padding:0}.of-story :is(nav,h1,main>p,h2,ul,.screenshots:not(:has(>:not([hidden])))){display:none}
@media(width<900px){body{display:block}nav{display:none}.views{grid-template-columns:1fr}}`;

/** Moves sliders; shows one story alone where the URL names it, for the panel of the workbench. */
const script = `addEventListener('input',({target})=>target.closest('.slider').style.setProperty('--cut',target.value+'%'))
const story=new URLSearchParams(location.search).get('story')
if(story){document.body.className='of-story';for(const figure of document.querySelectorAll('figure'))figure.hidden=!figure.id.startsWith(story+'.')}`;

/** The report as one HTML file beside the folders `before`, `after` and `difference`. */
export function reportHtml(report: Report): string {
  const { subject, changes, entries, tokens = [], screenReader = [] } = report;
  const gone = changes?.gone.map(({ title, name }) => `${title}: ${name}`) ?? [];
  const sections = [
    failureSection(entries.flatMap(({ failure }) => failure ?? [])),
    listSection('Design tokens', tokens),
    listSection('What a screen reader gets', screenReader),
    listSection('Stories that are gone', gone),
    ...screenshotSections(entries),
  ].filter(({ count }) => count > 0);
  const idOf = ({ title }: Section) => title.replace(/\W+/g, '-').toLowerCase();
  const headed = sections.map((section) => {
    const [id, heading] = [idOf(section), `${xmlText(section.title)} (${section.count})`];
    return {
      link: `<a href="#${id}">${heading}</a>`,
      html: `<h2 id="${id}">${heading}</h2>${section.body}`,
    };
  });
  const what = changes
    ? `${entries.length} screenshots of ${subject} differ from ${changes.against}`
    : `${entries.length} screenshots of ${subject}`;
  const counts = changes ? `<p>${xmlText(countsOf(changes))}` : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${xmlText(what)}</title><style>${style}</style><nav>${headed.map(({ link }) => link).join('')}</nav><main><h1>${xmlText(what)}</h1>${counts}${headed.map(({ html }) => html).join('')}</main><script>${script}</script></html>`;
}
