import type { Translator } from '../../../i18n/translate.ts';
import type { PieceFacts } from '../../../systems/pulp-city/view/table/pieces.ts';
import type { Say } from './say.ts';
import { blowWords } from './forecast.ts';
import { traitName } from './names.ts';

/** 'Object, rank 2', 'Enclosed Structure, Medium' */
export function pieceKind(t: Translator, { kind, rank, sizeClass, enclosed }: PieceFacts): string {
  if (kind === 'object') return t('piece.kind.object', { rank: rank ?? 1 });
  if (kind !== 'structure' || sizeClass === null) return t(`terrain.${kind}`);
  return t(enclosed ? 'piece.kind.enclosed' : 'piece.kind.open', { size: t(`size.${sizeClass}`) });
}

/** 'Defense 7, Solid' */
export function pieceDefence(t: Translator, { g, material }: PieceFacts): string {
  const trait = traitName(t, 'G');
  return material === null
    ? t('piece.defence', { trait, g })
    : t('piece.defence.of', { trait, g, material: t(`material.${material}`) });
}

/** Everything about it in one line. */
export const pieceLine = ({ t, name }: Say, facts: PieceFacts): string =>
  t('piece.line', {
    name: name(facts.id),
    kind: pieceKind(t, facts),
    n: facts.health,
    max: facts.healthMax,
    defence: pieceDefence(t, facts),
  });

/** What its end would do to whom. @rule PC-STRUCT-10 @rule PC-STRUCT-11 */
export function collapseLines(say: Say, facts: PieceFacts): readonly string[] {
  const { t, name } = say;
  const { above, inside, clinging, fall, crash, height } = facts;
  return [
    ...(above.length === 0
      ? []
      : [
          t('piece.collapse.above', {
            names: above.map(name),
            by: height,
            blow: blowWords(say, fall),
          }),
        ]),
    ...clinging.map((one) =>
      t('piece.collapse.above', {
        names: [name(one.model)],
        by: one.height,
        blow: blowWords(say, one.fall),
      }),
    ),
    ...(inside.length === 0
      ? []
      : [t('piece.collapse.inside', { names: inside.map(name), blow: blowWords(say, crash) })]),
  ];
}
