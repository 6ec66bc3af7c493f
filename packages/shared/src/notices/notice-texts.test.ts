import { expect, test } from 'vitest'
import { classStatusLabels } from '../class-status-labels.ts'
import { announcementLabels, type Announcement } from './announcements.ts'
import { maxSubject, noticeTexts, type TellableNotice } from './notice-texts.ts'
import { noticePhrases, type NoticeLanguage } from './notice-phrases.ts'

const manila = 'Asia/Manila'
const at = (local: string) => new Date(`${local}:00+08:00`).toISOString()
const levels = [
  'Kindergarten',
  'Grade School',
  'Junior High School',
  'Senior High School',
  'College',
  'Graduate School',
]
const campuses = ['Rizal Street Campus', 'Bell Hill Campus']
const languages: NoticeLanguage[] = ['en', 'fil']

const some: (string[] | null)[] = [
  null,
  ...levels.map((_level, index) => levels.slice(0, index + 1)),
  ['Graduate School'],
]
const spans = [
  [at('2026-11-21T00:00'), at('2026-11-21T23:59'), ['midnight', 'hatinggabi'], ['Nov 21', 'Nob 21']],
  [at('2026-11-21T00:00'), at('2026-11-22T00:00'), ['midnight', 'hatinggabi'], ['Nov 21', 'Nob 21']],
  [at('2026-09-23T04:40'), at('2026-09-23T12:00'), ['noon', 'tanghali'], ['Sep 23', 'Set 23']],
  [at('2026-12-30T10:05'), at('2027-01-12T22:30'), ['10:30 PM', '10:30 PM'], ['Jan 12', 'Ene 12']],
] as const

const cross = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]))
const statuses = Object.keys(classStatusLabels) as TellableNotice['status'][]
const announcements = [null, ...(Object.keys(announcementLabels) as Announcement[])]

/** Every combination of status, levels, campuses and span, each with the next announcement. */
const everyNotice = cross(cross(statuses, some), cross([null, campuses], spans)).map(
  ([[status, ofLevels], [ofCampuses, span]], index) => {
    const announced = announcements[index % announcements.length] ?? null
    const notice: TellableNotice = {
      status,
      levels: ofLevels,
      campuses: ofCampuses,
      offices_closed: ofLevels ? 0 : 1,
      announced,
      reason: announced ? announcementLabels[announced] : 'Ulan',
      language: 'fil',
      starts_at: span[0],
      ends_at: span[1],
    }
    return { notice, span }
  },
)

const count = (text: string, part: string): number => text.split(part).length - 1
/** Words of a text, except names and numbers. */
const wordsOf = (text: string): string[] => {
  const generated = [...levels, ...campuses].reduce((rest, name) => rest.replaceAll(name, ''), text)
  return generated.toLowerCase().match(/\p{L}+/gu) ?? []
}
/** Words common to both languages. */
const shared = new Set(['online', 'modular', 'signal', 'malacañang', 'am', 'pm', 'mar', 'may'])

const wordsOfLanguage = (language: NoticeLanguage): Set<string> => {
  const { statuses, announcements, allLevels, allCampuses, andOffices, andMore, span } =
    noticePhrases[language]
  const months = Array.from({ length: 12 }, (_month, month) =>
    (['long', 'short'] as const).map((form) =>
      new Date(Date.UTC(2026, month, month + 1)).toLocaleDateString(span.locale, {
        month: form,
        weekday: form,
      }),
    ),
  ).flat()
  const phrases = [
    allLevels,
    allCampuses,
    andOffices,
    andMore([], 2),
    span.until,
    span.to,
    span.midnight,
    span.noon,
  ]
  const all = [...Object.values(statuses), ...Object.values(announcements), ...phrases, ...months]
  return new Set(wordsOf(all.join(' ')).filter((word) => !shared.has(word)))
}

/** Problems of a notice's texts in a language. */
const faultsOf = ({ notice, span }: (typeof everyNotice)[number], language: NoticeLanguage): string[] => {
  const { subject, lines } = noticeTexts(notice, language, manila)
  const words = noticePhrases[language]
  const [hour, day] = [span[2][languages.indexOf(language)], span[3][languages.indexOf(language)]]
  const body = lines.map(({ text }) => text).join('\n')
  const once = [
    ...(notice.levels ?? [words.allLevels]),
    ...(notice.campuses ?? [words.allCampuses]),
    notice.announced ? words.announcements[notice.announced] : notice.reason,
  ]
  const wrong = {
    'subject too long': subject.length > maxSubject,
    'status not first': !subject.startsWith(`${words.statuses[notice.status]}: `),
    'end missing': !subject.includes(`${day}, ${words.span.until} ${hour}`),
    'level repeated': levels.some((level) => count(subject, level) > 1),
    'audience or reason not exactly once in the body': once.some((name) => count(body, name) !== 1),
  }
  return Object.entries(wrong).flatMap(([what, is]) => (is ? [`${what}: ${subject}\n${body}`] : []))
}

test('notice texts: contain status, audience and end of every notice in both languages', () => {
  expect(everyNotice.length).toBeGreaterThan(200)
  expect(new Set(everyNotice.map(({ notice }) => notice.announced)).size).toBe(announcements.length)
  for (const language of languages)
    expect(everyNotice.flatMap((each) => faultsOf(each, language))).toEqual([])
})

test.each([
  ['en', 'fil'],
  ['fil', 'en'],
] as const)('notice texts: contain no word of %s in %s', (language, other) => {
  const foreign = wordsOfLanguage(other)
  const texts = everyNotice.map(({ notice }) => {
    const { subject, lines } = noticeTexts({ ...notice, reason: '' }, language, manila)
    return [subject, ...lines.map(({ text }) => text)].join(' ')
  })
  expect(texts.flatMap((text) => wordsOf(text)).filter((word) => foreign.has(word))).toEqual([])
})

test('notice texts: count the levels that a subject omits', () => {
  const notice: TellableNotice = {
    status: 'suspended',
    levels: levels.slice(0, 5),
    campuses: null,
    offices_closed: 0,
    reason: 'Rain',
    starts_at: spans[0][0],
    ends_at: spans[0][1],
  }
  expect(noticeTexts(notice, 'en', manila).subject).toBe(
    'No classes: Kindergarten, Grade School and 3 more levels, Sat, Nov 21, until midnight',
  )
  expect(noticeTexts(notice, 'fil', manila).subject).toBe(
    'Walang pasok: Kindergarten, Grade School at 3 pang antas, Sab, Nob 21, hanggang hatinggabi',
  )
})

test('notice texts: keep status and end in a subject, however long the names are', () => {
  const long = Array.from({ length: 12 }, (_name, index) => `${index}${'x'.repeat(80)}`)
  const [starts_at, ends_at] = spans[3]
  for (const status of statuses)
    for (const language of languages) {
      const notice: TellableNotice = {
        status,
        levels: long,
        campuses: long,
        offices_closed: 1,
        reason: 'Rain',
        starts_at,
        ends_at,
      }
      const { subject } = noticeTexts(notice, language, manila)
      expect(subject.length).toBeLessThanOrEqual(maxSubject)
      expect(subject).toContain(noticePhrases[language].countLevels(12))
    }
})

test("notice texts: leave a person's own words in their language", () => {
  const notice: TellableNotice = {
    status: 'suspended',
    levels: null,
    campuses: null,
    offices_closed: null,
    announced: 'signal-2',
    reason: 'Baha sa Convent Road',
    details: 'Manatili sa bahay.',
    language: 'fil',
    starts_at: spans[0][0],
    ends_at: spans[0][1],
  }
  expect(noticeTexts(notice, 'en', manila).lines.slice(2)).toEqual([
    { text: 'Signal No. 2', language: 'en' },
    { text: 'Baha sa Convent Road', language: 'fil' },
    { text: 'Manatili sa bahay.', language: 'fil' },
  ])
})
