import { Extension, type Editor } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** A fault or a warning at a block. */
export interface BlockFinding {
  index: number
  text: string
  isFault: boolean
}

const key = new PluginKey<DecorationSet>('findingMarks')

/** Shows findings below the blocks that they are about, where they stay while other blocks are written. */
export const findingMarks = Extension.create({
  name: 'findingMarks',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (change, marks) => {
          const shown: BlockFinding[] | undefined = change.getMeta(key)
          if (!shown) return marks.map(change.mapping, change.doc)
          return DecorationSet.create(
            change.doc,
            shown.flatMap((finding) => decorate(change.doc, finding)),
          )
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
})

/** Replaces the findings that are shown. */
export const showFindings = (editor: Editor, findings: readonly BlockFinding[]): void => {
  editor.view.dispatch(editor.state.tr.setMeta(key, findings).setMeta('addToHistory', false))
}

type Doc = Editor['state']['doc']

const decorate = (doc: Doc, { index, text, isFault }: BlockFinding): Decoration[] => {
  const node = doc.maybeChild(index)
  if (!node) return []
  const from = blockStart(doc, index)
  const kind = isFault ? 'page-fault' : 'page-warning'
  return [
    Decoration.node(from, from + node.nodeSize, { class: `${kind}-block` }),
    Decoration.widget(from + node.nodeSize, () => note(text, kind), {
      side: -1,
      key: `${kind} ${text}`,
      ignoreSelection: true,
    }),
  ]
}

/** Where a block that stands at the top begins. */
export const blockStart = (doc: Doc, index: number): number =>
  doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)

const note = (text: string, kind: string): HTMLElement => {
  const element = document.createElement('div')
  element.className = `page-finding ${kind}`
  element.contentEditable = 'false'
  element.textContent = text
  return element
}
