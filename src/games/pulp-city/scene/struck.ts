import type { AreaLine } from '../../../systems/pulp-city/view/actions/area-odds.ts';
import type { ExtraAhead } from '../../../systems/pulp-city/view/actions/extra-targets.ts';
import { isModel } from '../../../systems/pulp-city/model/lookup.ts';
import type { Overlay } from '../../../ui/table/types.ts';
import { healthWords } from '../words/forecast.ts';
import { shortWhy } from '../words/short-why.ts';
import type { Say } from '../words/say.ts';

/** Beside everyone of the own side in an area: that he is, in words. */
export const friendChips = ({ t }: Say, lines: readonly Pick<AreaLine, 'target' | 'friend'>[]): Overlay[] =>
  lines
    .filter(({ friend }) => friend)
    .map(({ target }) => ({
      kind: 'preview',
      tokenId: target,
      chip: { text: t('play.area.own'), tone: 'refused' },
    }));

/** Beside everyone who may be an Extra Target what would come of it, and beside an Enemy just out of reach by how much. */
export function candidateChips(say: Say, ahead: ExtraAhead | null): Overlay[] {
  const { w, t } = say;
  return (ahead?.candidates ?? []).flatMap(({ target, why, friend, health }): Overlay[] => {
    if (!isModel(w, target)) return [];
    if (why !== null)
      return [{ kind: 'preview', tokenId: target, chip: { text: shortWhy(say, why), tone: 'plain' } }];
    const parts = [
      ...(friend ? [t('play.area.own')] : []),
      ...(health === null ? [] : [healthWords(t, health)]),
    ];
    const text = parts.length === 0 ? '' : parts.reduce((a, b) => t('play.dotted', { a, b }));
    return text === ''
      ? []
      : [{ kind: 'preview', tokenId: target, chip: { text, tone: friend ? 'refused' : 'ink' } }];
  });
}
