import { Editor } from '@tiptap/core'
import { expect, onTestFinished, test } from 'vitest'
import { extensions } from '../extensions.ts'
import { insertBlockToFill } from '../media/insert-blocks.ts'
import { typeKeys } from '../testing/type-keys.ts'

const newVerse = { type: 'verse', content: [{ type: 'stanza' }] }

const begin = () => {
  const editor = new Editor({ extensions, content: '<p></p>' })
  onTestFinished(() => editor.destroy())
  insertBlockToFill(editor, newVerse)
  return (...keys: string[]): string => {
    typeKeys(editor, ...keys)
    return editor.state.doc.toString()
  }
}

test('verse: Enter starts a line, an empty line a stanza, and an empty stanza ends the verse', () => {
  const type = begin()
  expect(type('One', '[Enter]', 'Two', '[Enter]', '[Enter]', 'Three')).toBe(
    'doc(verse(stanza("One", hardBreak, "Two"), stanza("Three")), paragraph)',
  )
  expect(type('[Enter]', '[Enter]', '[Enter]', 'After')).toBe(
    'doc(verse(stanza("One", hardBreak, "Two"), stanza("Three")), paragraph("After"))',
  )
})

test('verse: Backspace at the start of a stanza joins it to the previous one', () => {
  const type = begin()
  expect(type('One', '[Enter]', '[Enter]', '[Backspace]', '!')).toBe('doc(verse(stanza("One!")), paragraph)')
  type('[Enter]', '[Enter]', 'Two', '[start]')
  expect(type('[Backspace]', '2 ')).toBe('doc(verse(stanza("One!", hardBreak, "2 Two")), paragraph)')
})

test('verse: an empty verse becomes a paragraph', () => {
  expect(begin()('[Backspace]')).toMatch(/^doc\(paragraph(?:, paragraph)?\)$/)
  expect(begin()('[Enter]')).toMatch(/^doc\(paragraph(?:, paragraph)?\)$/)
})
