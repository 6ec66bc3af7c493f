import type { Content } from '@tiptap/core'
import { TextAlign } from '@tiptap/extension-text-align'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { createRoot } from 'react-dom/client'

// Baseline of `bench/writing.ts`: Tiptap only. The page's button opens an update; navigating back closes it.

const extensions = [StarterKit, TextAlign.configure({ types: ['heading', 'paragraph'] })]

const BareEditor = ({ content }: { content: Content }) => (
  <EditorContent editor={useEditor({ extensions, content })} />
)

document.querySelector('button')?.addEventListener('click', async () => {
  history.pushState(null, '', '#open')
  const answer = await fetch('record.json')
  const { data } = (await answer.json()) as { data: { updates: string } }
  const root = createRoot(document.querySelector('main')!)
  root.render(<BareEditor content={JSON.parse(data.updates) as Content} />)
  addEventListener('popstate', () => root.unmount(), { once: true })
})
