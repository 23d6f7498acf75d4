import * as React from 'react';
import { adTable } from '../../../src/domain/ads/adTable';
import type { AdSnapshot } from './adTimelineChannel';
import { Line } from './AdTimelinePanel.styles';
import { blockedFrom, end, seconds } from './times';

const { pollEvery, maxTries } = adTable;
const place = (time: number) => `${(Math.min(time, end) / end) * 100}%`;

interface Props extends Pick<AdSnapshot, 'now' | 'polls' | 'states'> {
  go: (to: number) => void;
}

/** The polls of a slot as dots, its states as bands, and the time. */
export function AdTimelineLine({ now, polls, states, go }: Props) {
  return (
    <Line>
      <hr />
      {Array.from({ length: maxTries }, (_, index) => {
        const time = index * pollEvery;
        const result = polls.findLast(({ at }) => at === time)?.result;
        const title = `Poll ${index + 1}, ${seconds(time)}: ${result ?? 'pending'}`;
        return (
          <button
            key={time}
            type="button"
            data-result={result}
            title={title}
            aria-label={title}
            style={{ insetInlineStart: place(time) }}
            onClick={() => go(time)}
          />
        );
      })}
      {states.map(({ at, name }, index) => {
        const until = states[index + 1]?.at ?? Math.max(now, at + 1);
        return (
          <b
            key={at + name}
            title={`${name}, from ${seconds(at)}`}
            style={{
              insetInlineStart: place(at),
              inlineSize: `max(8px, ${((Math.min(until, end) - at) / end) * 100}%)`,
            }}
          >
            {name}
          </b>
        );
      })}
      {[0, blockedFrom, 9500, end].map((time) => (
        <small key={time} style={{ insetInlineStart: place(time) }}>
          {seconds(time)}
        </small>
      ))}
      <i style={{ insetInlineStart: place(now) }} title={`Now: ${seconds(now)}`} />
    </Line>
  );
}
