import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Editor } from '@tiptap/core'
import { TiptapEditorProvider } from 'ra-input-rich-text'
import { expect, test } from 'vitest'
import { extensions } from '../extensions.ts'
import { LanguageSelect } from './language-select.tsx'
import { serializeDocument } from '../document/stored-content.ts'

const open = (content: string) => {
  const editor = new Editor({ extensions, content })
  render(
    <TiptapEditorProvider value={editor}>
      <LanguageSelect />
    </TiptapEditorProvider>,
  )
  const choose = (name: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: 'Text language' }), name)
  return { editor, choose, stored: () => serializeDocument(editor.state.doc) }
}

test('language select: marks the selected words as Filipino, and changes or removes the mark from any position within', async () => {
  const { editor, choose, stored } = open('<p>We ask may pasok ba? each day</p>')
  editor.commands.setTextSelection({ from: 8, to: 21 })
  await choose('Filipino')
  const marks = (lang: string) => [{ type: 'language', attrs: { lang } }]
  const passage = (lang: string) => ({ type: 'text', text: 'may pasok ba?', marks: marks(lang) })
  expect(JSON.parse(stored())).toMatchObject({ content: [{ content: [{}, passage('fil'), {}] }] })
  editor.commands.setTextSelection(12)
  await choose('Cebuano')
  expect(JSON.parse(stored())).toMatchObject({ content: [{ content: [{}, passage('ceb'), {}] }] })
  await choose('Website language')
  expect(stored()).not.toContain('language')
})
