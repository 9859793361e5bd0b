import * as echarts from 'echarts';
import type { ScoreSummary, Statistics, WonShare } from './summary.ts';

type Chart = echarts.EChartsOption;

/** A chart as SVG, drawn here: the page loads nothing. */
function draw(option: Chart, height: number, width = 860): string {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height });
  chart.setOption({ animation: false, ...option });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
}

const percent = (share: number): number => Number((share * 100).toFixed(1));
const SIDES = { left: 20, right: 40, top: 40, bottom: 30, containLabel: true };

/** How many games ended in each turn. */
export function turnsChart({ counts }: Statistics['turns']): string {
  const last = Math.max(...Object.keys(counts).map(Number));
  const turns = Array.from({ length: last }, (_, i) => i + 1);
  return draw(
    {
      grid: SIDES,
      xAxis: { type: 'category', name: 'turn', data: turns },
      yAxis: { type: 'value', name: 'games' },
      series: [{ type: 'bar', data: turns.map((turn) => counts[turn] ?? 0) }],
    },
    260,
  );
}

/** What players had as turns went on, with the interval as a band. */
export function scoreChart({ turns }: ScoreSummary, seats: readonly string[]): string {
  const series = seats.flatMap((name, seat) => {
    const of = turns.map(({ bySeat }) => bySeat[seat]!);
    const band = { type: 'line' as const, stack: `band ${seat}`, symbol: 'none', lineStyle: { opacity: 0 } };
    return [
      { ...band, data: of.map(({ low }) => low) },
      { ...band, data: of.map(({ low, high }) => high - low), areaStyle: { opacity: 0.15 } },
      { type: 'line' as const, name, symbol: 'none', data: of.map(({ value }) => value) },
    ];
  });
  const colors = ['#3b6fb6', '#c2542d', '#3f8f5f', '#8457a6', '#8a7a2f', '#4b4b4b'];
  return draw(
    {
      color: seats.flatMap((_, seat) => Array<string>(3).fill(colors[seat % colors.length]!)),
      grid: SIDES,
      legend: { data: [...seats], top: 0 },
      xAxis: { type: 'category', name: 'turn', data: turns.map(({ turn }) => turn) },
      yAxis: { type: 'value' },
      series,
    },
    300,
  );
}

/** Shares with their intervals, one a line, the highest first. */
export function sharesChart(rows: readonly (readonly [name: string, share: WonShare])[]): string {
  const sorted = rows.toSorted((a, b) => a[1].value - b[1].value);
  return draw(
    {
      grid: { ...SIDES, left: 250, containLabel: false },
      xAxis: { type: 'value', min: 0, max: 100, axisLabel: { formatter: '{value} %' } },
      yAxis: {
        type: 'category',
        data: sorted.map(([name]) => name),
        axisLabel: { width: 230, overflow: 'truncate', interval: 0 },
      },
      series: [
        { type: 'bar', data: sorted.map(([, { value }]) => percent(value)), itemStyle: { opacity: 0.6 } },
        {
          type: 'custom',
          encode: { x: [1, 2], y: 0 },
          data: sorted.map(([, { low, high }], i) => [i, percent(low), percent(high)]),
          // The interval, as a line over the bar.
          renderItem: (_: unknown, api: echarts.CustomSeriesRenderItemAPI) => {
            const from = api.coord([api.value(1), api.value(0)]);
            const to = api.coord([api.value(2), api.value(0)]);
            return {
              type: 'line',
              shape: { x1: from[0]!, y1: from[1]!, x2: to[0]!, y2: to[1]! },
              style: { stroke: '#333', lineWidth: 2 },
            };
          },
        },
      ],
    },
    80 + 24 * sorted.length,
  );
}

/** Who wins against whom, as a matrix. */
export function matchupsChart(matchups: Statistics['matchups'], decks: readonly string[]): string {
  return draw(
    {
      grid: { ...SIDES, bottom: 70 },
      xAxis: { type: 'category', data: [...decks], name: 'against', axisLabel: { rotate: 30 } },
      yAxis: { type: 'category', data: decks.toReversed() },
      visualMap: { min: 20, max: 80, show: false, inRange: { color: ['#c2542d', '#f4f1ea', '#3b6fb6'] } },
      series: [
        {
          type: 'heatmap',
          label: { show: true, formatter: (of) => `${(of as { value: number[] }).value[2]} %` },
          data: matchups.map(({ deck, against, won }) => [
            decks.indexOf(against),
            decks.length - 1 - decks.indexOf(deck),
            percent(won.value),
          ]),
        },
      ],
    },
    140 + 44 * decks.length,
  );
}
