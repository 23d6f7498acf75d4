import path from 'node:path';
import { groupBy } from '../../src/domain/groupBy';
import { xmlText } from '../../src/app/build/engine/discovery/listFiles';
import { failureCauses, type StoryFailure } from '../workbench/storyFailures';
import type { Measure, Screenshot } from './takeScreenshots';

function adMeasure({ name, value, limit, fault }: Measure): string {
  const text = xmlText(`${name} ${value}, ${limit}`);
  return fault ? `<em>${text}: ${fault}</em>` : text;
}

function figure({ file, name, mode, failure, ad = [] }: Screenshot): string {
  const caption = xmlText(`${name} · ${mode}`);
  const facts = [failure && `failed: ${xmlText(failure.message)}`, ...ad.map(adMeasure)];
  const heading = [`<b>${caption}</b>`, ...facts.filter(Boolean)].join(' · ');
  const image = `<a href="after/${file}.png"><img loading="lazy" src="after/${file}.png" alt="${caption}"></a>`;
  return `<figure id="${file}"${failure ? ' class="failed"' : ''}><figcaption>${heading}</figcaption>${image}</figure>`;
}

/** A part of the gallery. */
interface Section {
  title: string;
  count: number;
  body: string;
}

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

const style = `:root{color-scheme:light dark;font:14px/1.5 system-ui}
body{margin:0;display:grid;grid-template-columns:260px minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:16px;box-sizing:border-box;border-right:1px solid #8884}
nav a{display:block;color:inherit;text-decoration:none;padding:2px 0;overflow-wrap:anywhere}
main{padding:24px}li,p{overflow-wrap:anywhere}h1{margin:0 0 4px;font-size:22px}h2{margin:40px 0 8px;font-size:16px}
.screenshots{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}
figure{margin:0;max-width:100%}figcaption{margin-bottom:6px;overflow-wrap:anywhere}.failed figcaption,figcaption em{color:#c33}
img{max-width:100%;max-height:480px;border:1px solid #8884;display:block}
@media(width<900px){body{display:block}nav{display:none}}`;

/** All screenshots as one HTML file beside the folder `after`. */
export function galleryHtml(subject: string, screenshots: readonly Screenshot[]): string {
  const byTitle = [...groupBy(screenshots, ({ title }) => title)].map(([title, own]): Section => {
    const body = `<div class="screenshots">${own.map(figure).join('')}</div>`;
    return { title, count: own.length, body };
  });
  const sections = [
    failureSection(screenshots.flatMap(({ failure }) => failure ?? [])),
    ...byTitle.sort((a, b) => (a.title < b.title ? -1 : 1)),
  ].filter(({ count }) => count > 0);
  const headed = sections.map(({ title, count, body }) => {
    const [id, heading] = [
      title.replace(/\W+/g, '-').toLowerCase(),
      xmlText(`${title} (${count})`),
    ];
    return {
      link: `<a href="#${id}">${heading}</a>`,
      html: `<h2 id="${id}">${heading}</h2>${body}`,
    };
  });
  const what = `${screenshots.length} screenshots of ${xmlText(subject)}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${what}</title><style>${style}</style><nav>${headed.map(({ link }) => link).join('')}</nav><main><h1>${what}</h1>${headed.map(({ html }) => html).join('')}</main></html>`;
}
