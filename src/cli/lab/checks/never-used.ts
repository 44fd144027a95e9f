/** Actions that bots never use in the long run, 'card/action', and why that is so. */
export const NEVER_USED: Readonly<Record<string, string>> = {
  'advanced-sentry-bots/taser-strike':
    'It costs the Activation of its Minion for one Fatigue; for the same the other Action takes Health from afar.',
  'baroque/reality-control': 'It moves Objects alone, and bots count nothing by where an Object lies.',
  'dr-mercury/meld': 'It takes its user off the table, which no bot has a use for.',
  'dr-red/ordnance':
    'It is declared as one of the two Actions that its Special offers, and counted under their names.',
  'gemini-x/solace-of-neptune': 'What it heals is worth less than what the same AP Summon.',
  'giant-hadron/power-takedown': 'Another Action of the same form takes more for the same AP.',
  'm-o-d/let-me-fix-it': 'It asks for contact with a hurt friend, and bots do not walk up to friends.',
  'mega-pixel/energy-harvest': 'The model comes into play only when three Pixels combine.',
  'mega-pixel/energy-strike': 'The model comes into play only when three Pixels combine.',
  'ninja-sensei/master-is-watching': 'It helps Ninjas alone, which a Team hardly ever has beside him.',
  'seabolt/go-with-the-flow': 'Its three AP are spent by others of the Team, who take more with them.',
};
