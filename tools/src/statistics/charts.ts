import * as echarts from 'echarts';
import type { ScoreSummary, Statistics, WonShare } from './summary.ts';

type Chart = echarts.EChartsOption;

/** How wide a chart is drawn, for a window that is wide enough and for a narrow one. */
interface Frame {
  readonly width: number;
  readonly narrow: boolean;
}

const FRAMES: readonly Frame[] = [
  { width: 900, narrow: false },
  { width: 360, narrow: true },
];

/** A chart as SVG, drawn here: the page loads nothing. Each is drawn for both kinds of window, and the page shows one. */
function draw(optionFor: (frame: Frame) => Chart, height: number): string {
  return FRAMES.map((frame) => {
    const { width, narrow } = frame;
    const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height });
    chart.setOption({ animation: false, ...optionFor(frame) });
    const svg = chart.renderToSVGString();
    chart.dispose();
    return `<figure class="${narrow ? 'narrow' : 'wide'}">${svg}</figure>`;
  }).join('');
}

const percent = (share: number): number => Number((share * 100).toFixed(1));
const SIDES = { left: 10, right: 50, top: 40, bottom: 30, containLabel: true };
const BLUE = '#3b6fb6';
const RED = '#c2542d';

/** Numbers of turns on the axis, as many as there is room for. */
const turnAxis = (turns: readonly number[], { narrow }: Frame) => ({
  type: 'category' as const,
  name: 'turn',
  data: [...turns],
  axisLabel: { interval: Math.max(0, Math.ceil(turns.length / (narrow ? 6 : 16)) - 1) },
});

/** How many games ended in each turn. */
export function turnsChart({ counts }: Statistics['turns']): string {
  const last = Math.max(...Object.keys(counts).map(Number));
  const turns = Array.from({ length: last }, (_, i) => i + 1);
  return draw(
    (frame) => ({
      color: [BLUE],
      grid: SIDES,
      xAxis: turnAxis(turns, frame),
      yAxis: { type: 'value', name: 'games' },
      series: [{ type: 'bar', data: turns.map((turn) => counts[turn] ?? 0) }],
    }),
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
  const colors = [BLUE, RED, '#3f8f5f', '#8457a6', '#8a7a2f', '#4b4b4b'];
  const top = (narrow: boolean) => (narrow ? 20 + 22 * seats.length : 40);
  return draw(
    (frame) => ({
      color: seats.flatMap((_, seat) => Array<string>(3).fill(colors[seat % colors.length]!)),
      grid: { ...SIDES, top: top(frame.narrow) },
      // Below each other where there is little room. The gap is wide: here nobody can measure the letters.
      legend: {
        data: [...seats],
        top: 0,
        left: 'left',
        itemGap: frame.narrow ? 8 : 60,
        icon: 'roundRect',
        itemHeight: 4,
        orient: frame.narrow ? 'vertical' : 'horizontal',
      },
      xAxis: turnAxis(
        turns.map(({ turn }) => turn),
        frame,
      ),
      yAxis: { type: 'value' },
      series,
    }),
    300,
  );
}

/** Shares with their intervals, one a line, the highest first. */
export function sharesChart(rows: readonly (readonly [name: string, share: WonShare])[]): string {
  const sorted = rows.toSorted((a, b) => a[1].value - b[1].value);
  return draw(
    ({ narrow }) => ({
      grid: { left: narrow ? 150 : 250, right: narrow ? 15 : 50, top: 10, bottom: 40 },
      xAxis: {
        type: 'value',
        min: 0,
        max: 100,
        interval: narrow ? 50 : 25,
        axisLabel: { formatter: '{value} %' },
      },
      yAxis: {
        type: 'category',
        data: sorted.map(([name]) => name),
        axisLabel: { width: narrow ? 118 : 230, overflow: 'truncate', interval: 0 },
      },
      series: [
        {
          type: 'bar',
          barCategoryGap: '35%',
          data: sorted.map(([, { value }]) => ({
            value: percent(value),
            itemStyle: { color: value < 0.5 ? RED : BLUE, opacity: 0.55 },
          })),
          // Half of the games, which a card that changes nothing has.
          markLine: {
            silent: true,
            symbol: 'none',
            label: { show: false },
            lineStyle: { color: '#888', type: 'dashed' },
            data: [{ xAxis: 50 }],
          },
        },
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
    }),
    50 + 24 * sorted.length,
  );
}

/** Who wins against whom, as a matrix. */
export function matchupsChart(matchups: Statistics['matchups'], decks: readonly string[]): string {
  return draw(
    ({ narrow }) => {
      const axisLabel = narrow
        ? { width: 80, overflow: 'truncate' as const, interval: 0 }
        : { width: 180, overflow: 'truncate' as const, interval: 0 };
      return {
        grid: { ...SIDES, top: 10, bottom: 70, right: narrow ? 15 : 50 },
        xAxis: {
          type: 'category',
          data: [...decks],
          name: narrow ? '' : 'against',
          axisLabel: { ...axisLabel, rotate: narrow ? 60 : 30 },
        },
        yAxis: { type: 'category', data: decks.toReversed(), axisLabel },
        visualMap: { min: 20, max: 80, show: false, inRange: { color: [RED, '#f4f1ea', BLUE] } },
        series: [
          {
            type: 'heatmap',
            label: {
              show: true,
              fontSize: narrow ? 9 : 12,
              formatter: (of) => `${(of as { value: number[] }).value[2]} %`,
            },
            data: matchups.map(({ deck, against, won }) => [
              decks.indexOf(against),
              decks.length - 1 - decks.indexOf(deck),
              percent(won.value),
            ]),
          },
        ],
      };
    },
    140 + 44 * decks.length,
  );
}
