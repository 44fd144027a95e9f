import { teamsOf } from '../../../../systems/pulp-city/board/sides.ts';
import { useState } from 'react';
import { teamName } from '../../words/names.ts';
import type { MessageKey } from '../../../../i18n/messages.ts';
import { useT } from '../../../../i18n/use-t.ts';
import type { TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { DecisionFrame } from '../DecisionFrame.tsx';
import type { Encounter } from '../../use-game.ts';
import { Options } from '../../../../ui/kit/Options.tsx';

interface TeamChoiceProps {
  readonly by: TeamId;
  readonly game: Encounter;
  readonly answer: (team: TeamId) => void;
  readonly title: MessageKey;
  readonly note: MessageKey;
  /** Those to choose among; without it all that play. */
  readonly among?: readonly TeamId[] | undefined;
  /** The gold button, with `{team}`. */
  readonly doIt: MessageKey;
}

/** One of the Teams. */
export function TeamChoice({ by, game, answer, title, note, among, doIt }: TeamChoiceProps) {
  const t = useT();
  const teams = among ?? teamsOf(game);
  const [team, setTeam] = useState<TeamId>(teams.includes(by) ? by : (teams[0] ?? by));
  const name = (id: TeamId): string => teamName(game, t, id);
  return (
    <DecisionFrame
      by={by}
      title={t(title)}
      note={t(note)}
      foot={
        <Button look="primary" onPress={() => answer(team)}>
          {t(doIt, { team: name(team) })}
        </Button>
      }
    >
      <Options
        label={t(title)}
        chosen={[team]}
        onChoose={setTeam}
        options={teams.map((id) => ({
          value: id,
          key: id,
          team: id,
          title: name(id),
          note: id === by ? t('ask.team.own') : t('ask.team.other'),
        }))}
      />
    </DecisionFrame>
  );
}
