import { Extension } from '@tiptap/core'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { chipPattern } from '../../markdown/read/read-inline.ts'
import type { EditorHooks } from './editor-hooks.ts'

/** Makes a chip of each `{{college.name}}` that is typed or pasted; two braces open the picker of values. */
export const valueChips = (hooks: EditorHooks) =>
  Extension.create({
    name: 'valueChips',
    addProseMirrorPlugins: () => [
      new Plugin({
        key: new PluginKey('valueChips'),
        appendTransaction: (changes, _before, state) =>
          changes.some(({ docChanged }) => docChanged) ? replaceTyped(state) : null,
        props: {
          handleTextInput: (view, from, _to, text) => {
            const at = view.state.doc.resolve(from)
            if (
              text === '{' &&
              !at.parent.type.spec.code &&
              at.parent.textBetween(Math.max(0, at.parentOffset - 1), at.parentOffset) === '{'
            )
              // After the brace is in the text.
              queueMicrotask(() => hooks.openDialog('value'))
            return false
          },
        },
      }),
    ],
  })

const replaceTyped = (state: EditorState): Transaction | null => {
  const found: { from: number; to: number; source: string }[] = []
  state.doc.descendants((node, pos, parent) => {
    if (!node.isText || parent?.type.spec.code || !node.text?.includes('{{')) return
    if (node.marks.some(({ type }) => type.name === 'code')) return
    for (const match of node.text.matchAll(new RegExp(chipPattern, 'g')))
      found.push({ from: pos + match.index, to: pos + match.index + match[0].length, source: match[0] })
  })
  if (found.length === 0) return null
  const chip = state.schema.nodes.chip
  return found.reduceRight(
    (change, { from, to, source }) =>
      chip
        ? change.replaceWith(from, to, chip.create({ source }, null, change.doc.resolve(from).marks()))
        : change,
    state.tr,
  )
}
