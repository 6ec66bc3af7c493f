import type { Editor } from '@tiptap/core'
import { useCallback, useEffect, useRef } from 'react'
import { openBody, type Body } from '../../markdown/body/open-body.ts'
import { writeBody } from '../../markdown/body/write-body.ts'
import { pageSchema } from '../../markdown/schema/extensions.ts'

/** The document that an editor begins with, and the text by which it is written. */
export interface OpenedPage {
  body: Body
  content: { type: 'doc'; content: object[] }
}

export const openPage = (text: string): OpenedPage => {
  const body = openBody(text, pageSchema)
  const content = body.blocks.map(({ node }) => node.toJSON() as object)
  return { body, content: { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] } }
}

/** How long after the last key the text is written: it is for previews and drafts, which aren't seen while one types. */
const writeDelay = 80

/** Writes the document as text a moment after each change, and at once when the editor goes. */
export const usePageDocument = (opened: OpenedPage, onBody: (body: string) => void) => {
  const body = useRef<Body>(undefined)
  const pending = useRef<{ timer: number; editor: Editor }>(undefined)
  const newest = useRef(onBody)
  useEffect(() => {
    newest.current = onBody
  })
  const flush = useCallback(() => {
    if (!pending.current || !body.current) return
    clearTimeout(pending.current.timer)
    const { doc } = pending.current.editor.state
    pending.current = undefined
    newest.current(writeBody(body.current, doc))
  }, [])
  useEffect(() => flush, [flush])
  return {
    flush,
    onCreate: ({ editor }: { editor: Editor }) => {
      // Unchanged blocks are found by their identity.
      const blocks = opened.body.blocks.map((block, index) => ({
        ...block,
        node: editor.state.doc.child(index),
      }))
      body.current = { ...opened.body, blocks }
    },
    onUpdate: ({ editor }: { editor: Editor }) => {
      clearTimeout(pending.current?.timer)
      pending.current = { editor, timer: window.setTimeout(flush, writeDelay) }
    },
  }
}
