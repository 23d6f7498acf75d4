import { createComponent } from '@toolpad/studio/browser';
import { LineChart } from '@mui/x-charts/LineChart';

interface Downloads {
  day: string;
  downloads: number;
}

export interface DownloadsChartProps {
  days: Downloads[];
  label: string;
}

function DownloadsChart({ days, label }: DownloadsChartProps) {
  return (
    <LineChart
      dataset={days.map(({ day, downloads }) => ({
        day: new Date(day),
        downloads,
      }))}
      xAxis={[{ dataKey: 'day', scaleType: 'time' }]}
      series={[{ dataKey: 'downloads', label, area: true, showMark: false }]}
      margin={{ left: 80 }}
      height={300}
    />
  );
}

export default createComponent(DownloadsChart, {
  argTypes: {
    days: { type: 'array', default: [] },
    label: { type: 'string', default: 'Downloads' },
  },
});
