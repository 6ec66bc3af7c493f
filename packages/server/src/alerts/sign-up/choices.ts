import type { Choices } from '@kampana/shared/notices/subscription'
import type { CollegeLists } from '../../college/college.ts'

/** A submitted form. Checkboxes with one name become a list. */
export type SentForm = Readonly<Record<string, string | readonly string[]>>

/** Parses a form as browsers send it. */
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

/** Choices in a form; `'unknown'` if it names something that the college no longer has. */
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

/** No box and all boxes mean the same: everything, including future additions. */
const readNames = (sent: SentForm[string] = [], known: readonly string[]): string[] | null | 'unknown' => {
  const names = new Set([sent].flat())
  if ([...names].some((name) => !known.includes(name))) return 'unknown'
  return names.size === 0 || names.size === known.length ? null : known.filter((name) => names.has(name))
}

/** Columns of choices. */
export const choiceColumns = ({ levels, campuses, language, updates }: Choices) => ({
  contact: { levels: toColumn(levels), campuses: toColumn(campuses) },
  subscriber: { language, kinds: updates ? ('all' as const) : ('notices' as const) },
})
const toColumn = (names: readonly string[] | null): string | null => names && JSON.stringify(names)

/** Choices in the database. A choice with a name that the college no longer has counts, and is shown, as all. */
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
