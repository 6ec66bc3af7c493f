/** Kinds of values that can be contradictory. */
export type ValueKind = 'date' | 'hours' | 'price' | 'telephone'

export interface Value {
  kind: ValueKind
  /** Original text. */
  words: string
  /** Equal for all spellings of the value. */
  normalized: string
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const month = `(${months.join('|')})`
const time = String.raw`(?:\d{1,2}:\d{2}(?: ?[AP]M)?(?: noon)?|noon)`
const patterns: readonly [
  kind: ValueKind,
  pattern: RegExp,
  normalize: (match: RegExpMatchArray) => string,
][] = [
  ['date', /\b(\d{4})-(\d{2})-(\d{2})\b/g, ([, year, at, day]) => `${year}-${at}-${day}`],
  [
    'date',
    new RegExp(String.raw`\b(\d{1,2}) ${month}(?: (\d{4}))?\b`, 'g'),
    ([, day, at, year]) => toDay(year, at, day),
  ],
  [
    'date',
    new RegExp(String.raw`\b${month} (\d{1,2})(?:, (\d{4}))?\b`, 'g'),
    ([, at, day, year]) => toDay(year, at, day),
  ],
  [
    'hours',
    new RegExp(`(${time})(?: to | ?– ?)(${time})`, 'g'),
    ([, from = '', to = '']) => `${toTime(from)}–${toTime(to)}`,
  ],
  ['price', /₱ ?([\d,]+)/g, ([, sum = '']) => sum.replaceAll(',', '')],
  [
    'telephone',
    /(\(0\d+\) \d{3} \d{4})(?:,? local (\d+))?|\b09\d{2} \d{3} \d{4}\b/g,
    ([all, line, local]) => (line === undefined ? all : `${line} ${local ?? ''}`.trim()),
  ],
]

/** Finds dates, hours, prices and telephones in a text. */
export const findValues = (text: string): Value[] =>
  patterns.flatMap(([kind, pattern, normalize]) =>
    [...text.matchAll(pattern)].map((match) => ({ kind, words: match[0], normalized: normalize(match) })),
  )

/** True if the values are equal. A day without a year matches every year. */
export const matchesValue = (one: Value, other: Value): boolean =>
  one.normalized === other.normalized ||
  (one.kind === 'date' &&
    (one.normalized.endsWith(`-${other.normalized}`) || other.normalized.endsWith(`-${one.normalized}`)))

const toDay = (year: string | undefined, name: string | undefined, day: string | undefined): string =>
  [
    ...(year === undefined ? [] : [year]),
    twoDigits(months.indexOf(name ?? '') + 1),
    twoDigits(Number(day)),
  ].join('-')

const toTime = (words: string): string => {
  const [, hour = '12', minute = '00', half = ''] = /^(\d+):(\d+)(?: ?([AP]M))?/.exec(words) ?? []
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
  return `${twoDigits(hours)}:${minute}`
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')
