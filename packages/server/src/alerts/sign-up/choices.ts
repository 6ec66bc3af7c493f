import type { Choices } from '@kampana/shared/notices/subscription'
import type { CollegeLists } from '../../college/college.ts'

/** A sent form, in which a box that is ticked several times is a list. */
export type SentForm = Readonly<Record<string, string | readonly string[]>>

/** Parses a form as a browser sends it. */
export const parseSentForm = (body: string): SentForm => {
  const sent = new URLSearchParams(body)
  return Object.fromEntries(
    [...new Set(sent.keys())].map((name) => [
      name,
      isList(name) ? sent.getAll(name) : (sent.get(name) ?? ''),
    ]),
  )
}
const isList = (name: string): boolean => name === 'levels' || name === 'campuses'

/** The choices of a form; `'unknown'` where it names what the college has no more. */
export const readChoices = (form: SentForm, lists: Lists): Choices | 'unknown' => {
  const levels = readNames(form['levels'], lists.levels)
  const campuses = readNames(form['campuses'], lists.campuses)
  if (levels === 'unknown' || campuses === 'unknown') return 'unknown'
  return {
    levels,
    campuses,
    language: form['language'] === 'fil' ? 'fil' : 'en',
    updates: form['updates'] !== undefined,
  }
}
type Lists = Pick<CollegeLists, 'levels' | 'campuses'>

/** None and all of them are the same: also those that the college adds later. */
const readNames = (sent: SentForm[string] = [], known: readonly string[]): string[] | null | 'unknown' => {
  const names = new Set([sent].flat())
  if ([...names].some((name) => !known.includes(name))) return 'unknown'
  return names.size === 0 || names.size === known.length ? null : known.filter((name) => names.has(name))
}

/** The columns of choices. */
export const choiceColumns = ({ levels, campuses, language, updates }: Choices) => ({
  contact: { levels: toColumn(levels), campuses: toColumn(campuses) },
  subscriber: { language, kinds: updates ? ('all' as const) : ('notices' as const) },
})
const toColumn = (names: readonly string[] | null): string | null => names && JSON.stringify(names)

/** Choices of the database. One that names what the college has no more counts as all, and is shown so. */
export const choicesOf = (
  row: Record<'levels' | 'campuses', string | null> & Pick<Choices, 'language'> & { kinds: string },
  lists: Lists,
): Choices => {
  const read = (column: 'levels' | 'campuses'): string[] | null => {
    const names: string[] | null = row[column] === null ? null : JSON.parse(row[column])
    return names?.every((name) => lists[column].includes(name)) ? names : null
  }
  return {
    levels: read('levels'),
    campuses: read('campuses'),
    language: row.language,
    updates: row.kinds === 'all',
  }
}
