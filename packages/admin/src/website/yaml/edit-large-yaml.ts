import { editYamlText } from './edit-yaml.ts'
import { joinParts, splitText, type TextParts } from './text-parts.ts'
import type { YamlEdit, YamlPath } from './yaml-edit.ts'

/** From this length on a text is edited in parts, since parsing all of it at each key press would be felt. */
const longText = 20_000

/**
 * Edits a YAML text where the edits say, in their order. Comments, order, blank lines, anchors and everything else keep their
 * bytes. Where an edit can't be made in place, the value of its top-level key is written anew. Of a long text only the
 * top-level value, and of a long list only the item, is parsed. Throws `YamlEditError`.
 */
export const editYaml = (text: string, edits: readonly YamlEdit[], threshold = longText): string => {
  if (text.length < threshold || /(?:^|[\s[{,])[&*][^\s]/.test(text)) return edits.reduce(editYamlText, text)
  return edits.reduce((whole, edit) => editInParts(whole, edit), text)
}

const editInParts = (text: string, edit: YamlEdit): string => {
  const [key, ...rest] = edit.path
  const parts = typeof key === 'string' ? splitText(text, key) : undefined
  if (!parts) return editYamlText(text, edit)
  const items = editItems(parts, { ...edit, path: rest })
  if (items) return joinParts({ ...parts, items })
  // A deleted or renamed key may leave nothing behind, or meet another.
  if (rest.length === 0 && edit.type !== 'set' && edit.type !== 'insert') return editYamlText(text, edit)
  return parts.before + editYamlText(parts.head + parts.items.join('') + parts.tail, edit) + parts.after
}

/** Edits one item of the list; undefined where the edit isn't about one. */
const editItems = ({ items }: TextParts, edit: YamlEdit): string[] | undefined => {
  const [index, ...rest] = edit.path
  if (edit.type === 'set' && index === undefined) return undefined
  if (typeof index !== 'number' || rest.length === 0) {
    if (edit.type !== 'set' || typeof index !== 'number') return undefined
  }
  const item = items[index]
  if (item === undefined) return undefined
  return items.with(index, editYamlText(item, withPath(edit, [0, ...rest])))
}

const withPath = (edit: YamlEdit, path: YamlPath): YamlEdit => ({ ...edit, path })
