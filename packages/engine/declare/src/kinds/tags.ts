import * as z from 'zod'
import { distinct, textSchema, trimmed } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** Several names of one of the college's lists, in the list's order. Null means all of them, displayed as `all`. */
export interface TagsField extends BaseField<string[]> {
  kind: 'tags'
  of: CollegeList
  all: string
}
/** A list of names in the college's content: levels, campuses, and emblems drawn in its folder. */
export type CollegeList = 'levels' | 'campuses' | 'emblems'

export const tags = (
  label: string,
  { of, all }: Pick<TagsField, 'of' | 'all'>,
): TagsField & { required: false } => ({ ...baseField(label), kind: 'tags', required: false, of, all })

/** Maximum number of names in a value. */
const maxTags = 100

export const tagsKind: Kind<TagsField> = {
  storage: 'list',
  upload: null,
  clean: (value) => (Array.isArray(value) && value.length === 0 ? null : trimmed(value)),
  // The server compares the names with the college's list.
  input: (_field, name) => distinct(textSchema(name, 255), name, maxTags),
  reply: () => z.array(z.string()),
  text: (value, { all }) => (Array.isArray(value) ? value.join(', ') : all),
  uses: null,
}
