import { formatPercent } from '../../../i18n/units.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { TurnChance } from '../chances/use-chances.ts';
import { useWorld } from '../use-game.ts';
import { teamName } from '../words/names.ts';
import { useChances } from '../chances/use-chances.ts';
import { ChartLevels, ChartRounds, roundsIn } from './ChartAxes.tsx';
import { ChartFrame, type ChartSize } from './ChartFrame.tsx';

/** Pixels at the usual size of text. */
const MARGIN = { left: 50, right: 14, top: 12, bottom: 24 } as const;

/** The chance of the first side after every Turn, by playouts of bots, with what it may be. */
export function ChanceCurve() {
  const t = useT();
  const w = useWorld();
  const { turns, failed } = useChances(true);
  const known = turns.filter(({ chance }) => chance.playouts > 0);
  const playouts = Math.min(...turns.map(({ chance }) => chance.playouts));
  const winner = w.state.outcome?.winner ?? 'tie';
  const final = winner === 'a' ? 1 : winner === 'b' ? 0 : 0.5;
  const team = teamName(w, t, 'a');
  if (failed)
    return (
      <p className="fault" role="alert">
        {t('laboratory.chance.failed')}
      </p>
    );
  if (known.length < turns.length || turns.length === 0)
    return (
      <div className="chart-frame chart-frame--waiting">
        <progress max={turns.length || 1} value={known.length} aria-hidden />
        <p className="story__note" role="status">
          {t('laboratory.chance.begins', { n: known.length, of: turns.length })}
        </p>
      </div>
    );
  const reach = Math.max(...turns.map(({ chance }) => (chance.high - chance.low) / 2));
  return (
    <>
      <ChartFrame>{(size) => <Drawing turns={turns} final={final} size={size} />}</ChartFrame>
      {/* A table cannot be made smaller than its rows: what holds it is hidden. */}
      <div className="visually-hidden">
        <table>
          <caption>{t('laboratory.chance.of', { team })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('laboratory.chance.turn')}</th>
              <th scope="col">{t('laboratory.chance')}</th>
              <th scope="col">{t('laboratory.chance.between')}</th>
            </tr>
          </thead>
          <tbody>
            {turns.map(({ round, turn, chance }) => (
              <tr key={`${round} ${turn}`}>
                <th scope="row">{t('laboratory.chance.at', { round, turn })}</th>
                <td>{formatPercent(chance.score, t.lang)}</td>
                <td>
                  {t('laboratory.range', {
                    low: formatPercent(chance.low, t.lang),
                    high: formatPercent(chance.high, t.lang),
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="story__note">
        {t('laboratory.chance.note', { team, n: playouts, reach: formatPercent(reach, t.lang) })}
      </p>
    </>
  );
}

interface DrawingProps {
  readonly turns: readonly TurnChance[];
  readonly final: number;
  readonly size: ChartSize;
}

function Drawing({ turns, final, size: { width, height, text } }: DrawingProps) {
  const t = useT();
  const [left, right] = [MARGIN.left * text, width - MARGIN.right * text];
  const [top, bottom] = [MARGIN.top * text, height - MARGIN.bottom * text];
  const room = { left, right, top, bottom, text };
  const across = (at: number): number => left + ((right - left) * at) / Math.max(1, turns.length);
  const up = (share: number): number => top + (bottom - top) * (1 - share);
  const line = turns.map(({ chance }, at) => `${across(at)} ${up(chance.score)}`);
  const curve = `M${[...line, `${across(turns.length)} ${up(final)}`].join('L')}`;
  const above = turns.map(({ chance }, at) => `${across(at)} ${up(chance.high)}`);
  const below = turns.map(({ chance }, at) => `${across(at)} ${up(chance.low)}`).reverse();
  const end = `${across(turns.length)} ${up(final)}`;
  const area = `${curve}V${up(0.5)}H${across(0)}Z`;
  return (
    <>
      <defs>
        <clipPath id="chance-above">
          <rect x={0} y={0} width={width} height={up(0.5)} />
        </clipPath>
        <clipPath id="chance-below">
          <rect x={0} y={up(0.5)} width={width} height={height} />
        </clipPath>
        <pattern
          id="chance-stripes"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="chance__ground" width="8" height="8" />
          <rect className="chance__stripe" width="3" height="8" />
        </pattern>
      </defs>
      <ChartLevels
        room={room}
        levels={[0, 0.5, 1].map((value) => ({ value, y: up(value), label: formatPercent(value, t.lang) }))}
      />
      <path className="chance__a" d={area} clipPath="url(#chance-above)" />
      <path className="chance__b" d={area} clipPath="url(#chance-below)" />
      <path className="chance__range" d={`M${[...above, end, ...below].join('L')}Z`} />
      <path className="chance__line" d={curve} />
      <ChartRounds room={room} rounds={roundsIn(turns)} across={across} />
    </>
  );
}
