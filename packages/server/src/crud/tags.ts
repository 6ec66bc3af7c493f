import { humanize } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import type { Resource } from '@kampana/shared/resource'
import type { CollegeLists } from '../college/college.ts'
import { invalid } from '../error.ts'
import type { InputValues, Row } from './table.ts'

/** Refuses names that the college doesn't list, but for those that the record has from when it did. */
export const assertListedTags = (
  { fields }: Resource,
  input: InputValues,
  old: Row | null,
  lists: CollegeLists,
): void => {
  for (const [name, field] of Object.entries(fields)) {
    if (!('of' in field)) continue
    const known = new Set([...lists[field.of], ...((old?.[name] ?? []) as string[])])
    const given = (input[name] ?? []) as string[]
    if (!given.every((each) => known.has(each)))
      throw invalid({ [name]: [messages.invalid.selected(humanize(name))] })
  }
}
