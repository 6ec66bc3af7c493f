import { Editor } from '@tiptap/core'
import { expect, onTestFinished, test } from 'vitest'
import { extensions } from '../extensions.ts'
import { insertBlockToFill } from '../media/insert-blocks.ts'
import { typeKeys } from '../testing/type-keys.ts'

const newFacts = {
  type: 'facts',
  content: [{ type: 'fact', content: [{ type: 'term' }, { type: 'description' }] }],
}

const editorWith = (content = '<p></p>'): Editor => {
  const editor = new Editor({ extensions, content })
  onTestFinished(() => editor.destroy())
  return editor
}
const type = (editor: Editor, ...keys: string[]): string => {
  typeKeys(editor, ...keys)
  return textOf(editor)
}
const textOf = ({ state: { doc } }: Editor): string => doc.toString().replace(/^doc\((.*)\)$/, '$1')
const fact = (term: string, description: string): string =>
  `fact(term${term && `("${term}")`}, description${description && `("${description}")`})`

test('fact keys: Enter alone writes facts, and an empty fact ends the list', () => {
  const editor = editorWith()
  insertBlockToFill(editor, newFacts)
  const written = type(editor, 'Fee', '[Enter]', '500', '[Enter]', 'Day', '[Enter]', 'Monday', '[Enter]')
  expect(written).toBe(`facts(${fact('Fee', '500')}, ${fact('Day', 'Monday')}, ${fact('', '')}), paragraph`)
  expect(type(editor, '[Enter]', 'After')).toBe(
    `facts(${fact('Fee', '500')}, ${fact('Day', 'Monday')}), paragraph("After")`,
  )
})

test('facts: Tab moves to the next part and adds a fact after the last', () => {
  const editor = editorWith()
  insertBlockToFill(editor, newFacts)
  type(editor, 'Fee', '[Tab]', '500', '[Tab]', 'Day', '[Tab]', 'Monday')
  expect(type(editor, '[Shift-Tab]', '[Shift-Tab]', '600')).toBe(
    `facts(${fact('Fee', '600')}, ${fact('Day', 'Monday')}), paragraph`,
  )
})

test('facts: Enter within a description inserts a line break', () => {
  const editor = editorWith('<dl data-facts><dt>Fee</dt><dd>500 pesos</dd></dl>')
  editor.commands.setTextSelection(10)
  expect(type(editor, '[Enter]')).toBe(
    'facts(fact(term("Fee"), description("50", hardBreak, "0 pesos"))), paragraph',
  )
})

test('facts: Backspace moves back and removes an empty fact, but no content', () => {
  const editor = editorWith()
  insertBlockToFill(editor, newFacts)
  type(editor, 'Fee', '[Enter]', '500', '[Enter]')
  expect(type(editor, '[Backspace]', '!')).toBe(`facts(${fact('Fee', '500!')}), paragraph`)
  editor.commands.setTextSelection(editor.state.selection.$from.start())
  expect(type(editor, '[Backspace]', 's')).toBe(`facts(${fact('Fees', '500!')}), paragraph`)
  editor.commands.setTextSelection(editor.state.selection.$from.start())
  expect(type(editor, '[Backspace]')).toBe(`facts(${fact('Fees', '500!')}), paragraph`)
})

test('fact keys: Backspace or Enter turns empty facts into a paragraph', () => {
  for (const key of ['[Backspace]', '[Enter]']) {
    const editor = editorWith()
    insertBlockToFill(editor, newFacts)
    expect(type(editor, key)).toMatch(/^paragraph(?:, paragraph)?$/)
  }
})
