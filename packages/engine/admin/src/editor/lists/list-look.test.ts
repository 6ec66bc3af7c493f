import { Editor } from '@tiptap/core'
import { expect, onTestFinished, test } from 'vitest'
import { extensions } from '../extensions.ts'
import { insertList } from '../media/insert-blocks.ts'
import { nodeTools, toolNodeOf } from '../toolbar/node-tools.ts'

const editorWith = (content: string): Editor => {
  const editor = new Editor({ extensions, content })
  onTestFinished(() => editor.destroy())
  return editor
}
const toolsOf = (editor: Editor) =>
  nodeTools(editor, toolNodeOf(editor)!, { edit: () => undefined, choose: null })
const nested = '<ul><li><p>Office</p><ul><li><p>Desk</p></li></ul></li></ul>'

test('list look: an outline becomes a plain list from any of its items, and a plain list has no toolbar', () => {
  const editor = editorWith(nested.replace('<ul>', '<ul data-look="outline">'))
  editor.commands.setTextSelection(14)
  const { title, tools } = toolsOf(editor)
  expect(title).toBe('Outline')
  tools[0]!.run()
  expect(editor.getHTML()).toContain(nested)
  expect(toolNodeOf(editor)).toBeNull()
})

test('list look: the verse toolbar shows and changes the refrain at the cursor', () => {
  const editor = editorWith('<div data-verse><p data-stanza>Bayan</p></div>')
  const refrain = () => toolsOf(editor).tools[0]!
  expect(refrain()).toMatchObject({ label: 'Refrain', isPressed: false })
  refrain().run()
  expect(refrain().isPressed).toBe(true)
  expect(editor.getHTML()).toContain('data-refrain')
})

test('list look: a timeline starts on an empty line, with the cursor in it', () => {
  const editor = editorWith('<p></p>')
  insertList(editor, 'timeline')
  editor.commands.insertContent('1926')
  expect(editor.getHTML()).toContain('<ul data-look="timeline"><li><p>1926</p></li></ul>')
})

test('list look: the whole list at the cursor becomes an outline', () => {
  const editor = editorWith(nested)
  editor.commands.setTextSelection(14)
  insertList(editor, 'outline')
  expect(editor.getHTML()).toContain(nested.replace('<ul>', '<ul data-look="outline">'))
})
