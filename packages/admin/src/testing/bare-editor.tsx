import type { Content } from '@tiptap/core'
import { TextAlign } from '@tiptap/extension-text-align'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { createRoot } from 'react-dom/client'

// The baseline of `bench/writing.ts`: Tiptap alone, which opens a document after a press on the page's button.

const extensions = [StarterKit, TextAlign.configure({ types: ['heading', 'paragraph'] })]

const BareEditor = ({ content }: { content: Content }) => (
  <EditorContent editor={useEditor({ extensions, content })} />
)

document.querySelector('button')?.addEventListener('click', async () => {
  const answer = await fetch('document.json')
  createRoot(document.querySelector('main')!).render(<BareEditor content={await answer.json()} />)
})
