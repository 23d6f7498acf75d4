import { behaviorBudgets } from '../../../scripts/budgets';
import type { Measure } from '../../../scripts/screenshots/takeScreenshots';
import { adTable, viewableShare } from '../../../src/domain/ads/adMachine';
import { seconds } from '../../../stories/kit/adTimes';
import { phoneWidth, type AdMeasures } from '../../../stories/kit/measureAd';

/** Rounded down, so that 49.96 % is not 50 %. */
const percent = (share: number) => `${Math.floor(share * 1000) / 10} %`;

/** The measures of an ad in words, with their limits. */
export function measureRows({
  view,
  elapsed,
  viewableAt,
  shift,
  articleShare,
}: AdMeasures): Measure[] {
  const needed = viewableShare(view.area);
  const timed = elapsed === null ? '' : `, for ${seconds(elapsed)}`;
  const over = (isOver: boolean) => (isOver ? { fault: 'over the limit' } : {});
  return [
    {
      name: 'Slot in view',
      value:
        percent(view.share) +
        (viewableAt === null ? timed : `, viewable at ${seconds(viewableAt)}`),
      limit: `at least ${percent(needed)} for ${seconds(adTable.impression.after)}`,
      ...(view.share < needed && { fault: 'too little in view' }),
    },
    {
      name: 'Layout shifts',
      value: String(Math.ceil(shift * 10_000) / 10_000),
      limit: `at most ${behaviorBudgets.layoutShift}`,
      ...over(shift > behaviorBudgets.layoutShift),
    },
    {
      name: `Height at ${phoneWidth} px`,
      value: `${percent(articleShare)} of the article`,
      limit: `at most ${percent(adTable.articleShare)}`,
      ...over(articleShare > adTable.articleShare),
    },
  ];
}
