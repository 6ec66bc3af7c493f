import * as z from 'zod'
import { distinct, textSchema } from './checks.ts'
import { trimmed } from './clean.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/**
 * Several of the names that the college lists in its content, in its order there. None (null) means all of them, which
 * people read as `all`.
 */
export interface TagsField extends BaseField<string[]> {
  kind: 'tags'
  of: CollegeList
  all: string
}
/** What a college lists by name (`levels` and `campuses` of its content). */
export type CollegeList = 'levels' | 'campuses'

export const tags = (
  label: string,
  { of, all }: Pick<TagsField, 'of' | 'all'>,
): TagsField & { required: false } => ({ ...baseField(label), kind: 'tags', required: false, of, all })

/** The most names at once. */
const maxTags = 100

export const tagsKind: Kind<TagsField> = {
  storage: 'list',
  upload: null,
  clean: (value) => (Array.isArray(value) && value.length === 0 ? null : trimmed(value)),
  // Which names there are is the college's matter; the server knows.
  input: (_field, name) => distinct(textSchema(name, 255), name, maxTags),
  reply: () => z.array(z.string()),
  text: (value, { all }) => (Array.isArray(value) ? value.join(', ') : all),
}
