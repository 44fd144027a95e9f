import type { StoryGroup } from '../log/story.ts';
import { firstOfEntry, type ReasonOf } from '../log/use-reasons.ts';

/** The log as plain lines: headings, sentences, and below them the dice with their causes. */
export function logText(
  title: string,
  groups: readonly StoryGroup[],
  reasonOf: ReasonOf | null = null,
): string {
  const lines = [title];
  const first = reasonOf === null ? new Set<string>() : firstOfEntry(groups);
  for (const group of groups) {
    lines.push('', group.title, '-'.repeat(group.title.length));
    for (const { entry, key, telling } of group.lines()) {
      lines.push([telling.text, telling.cause].filter(Boolean).join(' '));
      const reason = first.has(key) ? reasonOf?.({ entry }) : null;
      if (reason) lines.push(`  ${reason}`);
      lines.push(...telling.details.map((detail) => `  ${detail}`));
      for (const { who, sum, faces, causes, countedAs } of telling.dice) {
        const why = causes.map(({ text }) => text).join(', ');
        lines.push(`  ${[who, sum, `[${faces.join(' ')}]`, countedAs, why].filter(Boolean).join(' | ')}`);
      }
    }
  }
  return `${lines.join('\n')}\n`;
}
