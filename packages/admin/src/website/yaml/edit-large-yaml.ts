import { editYamlText } from './edit-yaml.ts'
import { joinParts, splitLines, splitText, type TextParts } from './text-parts.ts'
import type { YamlEdit } from './yaml-edit.ts'

/** From this length on a text is edited in parts, since parsing all of it at each key press would be felt. */
export const longText = 20_000

/**
 * Edits a YAML text where the edits say, in their order. Comments, order, blank lines, anchors and everything else keep their
 * bytes. Where an edit can't be made in place, the value of its top-level key is written anew. Of a long text only the
 * top-level value, and of a long list only the items around the edit, are parsed. Throws `YamlEditError`.
 */
export const editYaml = (text: string, edits: readonly YamlEdit[], threshold = longText): string => {
  if (text.length < threshold || hasAnchors(text)) return edits.reduce(editYamlText, text)
  let whole = text
  let parts: TextParts | undefined
  for (const edit of edits) {
    const key = edit.path[0]
    if (parts?.key !== key) {
      whole = parts ? joinParts(parts) : whole
      parts = typeof key === 'string' ? splitText(whole, key) : undefined
    }
    const edited: TextParts | undefined = parts && editParts(parts, edit)
    if (!edited) whole = editYamlText(parts ? joinParts(parts) : whole, edit)
    parts = edited
  }
  return parts ? joinParts(parts) : whole
}

/** What an alias repeats may stand anywhere. */
export const hasAnchors = (text: string): boolean => /(?:^|[\s[{,])[&*][^\s]/.test(text)

/** Edits a top-level value; undefined where that could change what stands around it. */
const editParts = (parts: TextParts, edit: YamlEdit): TextParts | undefined => {
  const { head, items } = parts
  const around = findWindow(items.length, edit)
  if (around) {
    const { from, to, local } = around
    const text = editYamlText(items.slice(from, to + 1).join(''), local)
    return { ...parts, items: items.toSpliced(from, to - from + 1, ...splitLines(text, parts.margin)) }
  }
  // A deleted or renamed key may leave nothing behind, or meet another.
  if (edit.path.length === 1 && edit.type !== 'set' && edit.type !== 'insert') return undefined
  return { ...parts, head: editYamlText(head + items.join(''), edit), items: [] }
}

/** The items that have to be parsed for an edit, and the edit as it is for them alone. */
const findWindow = (
  count: number,
  edit: YamlEdit,
): { from: number; to: number; local: YamlEdit } | undefined => {
  const [, index, ...rest] = edit.path
  if (edit.type === 'insert' && index === undefined && count > 0) {
    const from = Math.max(0, Math.min(edit.index, count) - 1)
    return { from, to: from, local: { ...edit, path: [], index: edit.index === 0 ? 0 : 1 } }
  }
  if (typeof index !== 'number' || index >= count) return undefined
  if (rest.length > 0 || edit.type === 'set' || edit.type === 'insert')
    return { from: index, to: index, local: { ...edit, path: [0, ...rest] } }
  if (edit.type === 'rename' || count === 1) return undefined
  if (edit.type === 'move') {
    const from = Math.min(index, edit.to)
    return {
      from,
      to: Math.max(index, edit.to),
      local: { ...edit, path: [index - from], to: edit.to - from },
    }
  }
  const from = Math.max(0, index - 1)
  return { from, to: Math.min(count - 1, index + 1), local: { ...edit, path: [index - from] } }
}
