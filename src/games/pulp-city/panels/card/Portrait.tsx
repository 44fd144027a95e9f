import type { Element } from '../../../../systems/pulp-city/model/keywords.ts';
import type { CardProfile } from '../../../../systems/pulp-city/model/profile.ts';
import { IconPath } from '../../../../ui/kit/Icon.tsx';
import { iconParts } from '../../../../ui/kit/icons.ts';
import { numberOf, signOf } from '../../words/icons.ts';
import './portrait.css';

/** Fields behind the sign, on 120 by 120. */
const FIELDS: readonly string[] = [
  'M0 0H60V120H0Z',
  'M0 0H120L0 120Z',
  'M0 120L60 30L120 120Z',
  'M0 40H120V80H0Z',
  'M0 0H60V60H0ZM60 60H120V120H60Z',
  'M60 60L40 0H80ZM60 60L120 40V80ZM60 60L80 120H40ZM60 60L0 80V40Z',
  'M0 0L120 90V120H90L0 30Z',
  'M0 0H120L60 100Z',
  'M60 8A52 52 0 1 0 60 112A52 52 0 1 0 60 8Z',
  'M0 0H20V120H0ZM40 0H60V120H40ZM80 0H100V120H80Z',
];

/** What an Element looks like, on 24 by 24. */
const MOTIFS: Readonly<Record<Element, string>> = {
  Fire: 'M12 1C13 6 18 8 18 14.5A6 7.5 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9.5 10.5 11C12 8.5 12.5 5 12 1Z',
  Water: 'M12 1.5C16 7.5 18.5 11 18.5 15A6.5 6.5 0 0 1 5.5 15C5.5 11 8 7.5 12 1.5Z',
  Air: 'M2 8H14A3 3 0 1 0 11 5H8.5A5.5 5.5 0 1 1 14 10.5H2ZM2 13H17.5A4.5 4.5 0 1 1 13 17.5H15.5A2 2 0 1 0 17.5 15.5H2Z',
  Earth: 'M1 21L9 5L13 12L15.5 8.5L23 21Z',
  Light:
    'M12 6.5A5.5 5.5 0 1 0 12 17.5A5.5 5.5 0 1 0 12 6.5ZM11 0H13V4.5H11ZM11 19.5H13V24H11ZM0 11H4.5V13H0ZM19.5 11H24V13H19.5Z',
  Darkness: 'M15 2A10.5 10.5 0 1 0 22 16.5A8.5 8.5 0 0 1 15 2Z',
};

const CORNERS = [
  [4, 4],
  [92, 92],
] as const;

interface PortraitProps {
  readonly card: Pick<CardProfile, 'id' | 'name' | 'role' | 'origin' | 'elements'>;
}

/** Stands in for a picture: the sign of a card, large, on a field of its own. Decoration, as the name stands beside it. */
export function Portrait({ card }: PortraitProps) {
  const [first, second = first] = card.elements;
  return (
    <svg className="portrait" viewBox="0 0 120 120" aria-hidden data-origin={card.origin ?? 'none'}>
      <rect width="120" height="120" className="portrait__ground" />
      <path d={FIELDS[numberOf(card.name) % FIELDS.length]} className="portrait__field" />
      {[first, second].map((element, at) => {
        const [x, y] = CORNERS[at] ?? CORNERS[0];
        return element === undefined ? null : (
          <path
            key={`${x}`}
            d={MOTIFS[element]}
            className="portrait__motif"
            transform={`translate(${x} ${y})`}
          />
        );
      })}
      <svg x="21" y="21" width="78" height="78" viewBox="0 0 24 24" className="portrait__sign">
        {iconParts(signOf(card)).map((part) => (
          <IconPath key={part[1]} part={part} />
        ))}
      </svg>
    </svg>
  );
}
