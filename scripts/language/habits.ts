/** Habit that makes a sentence hard to read. The linter prints the advice. */
export interface Habit {
  name: string
  advice: string
  pattern: RegExp
}

/** Habits that a program can detect in a sentence. Each pattern matches the text to replace. */
export const habits: readonly Habit[] = [
  {
    name: 'clause',
    advice: 'Begin with a noun or a verb.',
    pattern: /^(?:What|Who|Whom|Whose|How|Where|When|Whether|Which|Why)\b(?![^]*\?)(?! [^]*, )/,
  },
  {
    name: 'tell',
    advice: 'Use report, log, show, return or notify.',
    pattern: /\b(?:tells?|told|telling)\b/i,
  },
  {
    name: 'stand',
    advice: 'Use is, contains, belongs to, is stored in or appears.',
    pattern: /\b(?:stands?|stood|lies|goes by)\b(?! for)/i,
  },
  {
    name: 'what',
    advice: 'Name the thing.',
    pattern: /\b(?:of|by|with|from|for|beside|than|in|to) what\b|, what\b/i,
  },
  {
    name: 'who',
    advice: 'Name the person.',
    pattern: /\b(?:of|by|for|to|from|than) (?:who|whoever|whatever)\b/i,
  },
  {
    name: 'archaic',
    advice: 'Use the everyday word.',
    pattern: /\b(?:but for|besides|any more|nobody’s|beneath|as yet|half-way)\b/i,
  },
  {
    name: 'spelling',
    advice: 'Use American spelling.',
    pattern:
      /\b(?:behaviour|catalogue|centre|colour|favour|grey|honour|labour|licence|neighbour|organis|practis|recognis|serialis)/i,
  },
  {
    name: 'long',
    advice: 'Write one fact per sentence, with at most 20 words.',
    pattern: /^(?:\S+\s+){32,}/,
  },
]

/** First word of a docstring that is neither a noun nor a verb. */
export const clauseStart = /^(?:What|Who|Whom|Whose|How|Where|When|Whether|Which|Why)\b/

/** Quoted text, code and links, which the rules don't apply to. */
const quoted = /`[^`]*`|“[^”]*”|‘[^’]*’|"[^"]*"|(?<!\w)'[^']*'(?!\w)|\bhttps?:\S+|\{[^}]*\}/g

/** Habits of a text, with the sentence that has each. */
export const findHabits = (text: string): { habit: Habit; sentence: string }[] =>
  text
    .replaceAll(quoted, 'Q')
    .split(/(?<=[.!?;:])\s+|\n{2,}/)
    .flatMap((sentence) =>
      habits
        .filter(({ pattern }) => pattern.test(`${sentence.trim()} `))
        .map((habit) => ({ habit, sentence: sentence.trim() })),
    )
