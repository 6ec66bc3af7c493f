import { Editor } from '@tiptap/core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { extensions } from './extensions.ts'
import { updateAfterPaint } from './update-after-paint.ts'

const open = () => {
  const editor = new Editor({ extensions: [...extensions, updateAfterPaint] })
  onTestFinished(() => editor.destroy())
  const texts: string[] = []
  editor.on('update', () => texts.push(editor.getText()))
  return { editor, texts }
}

test('update after paint: updates the form once after painting several keystrokes', async () => {
  const { editor, texts } = open()
  editor.commands.insertContent('b')
  editor.commands.insertContent('e')
  expect(texts).toEqual([])
  await vi.waitFor(() => expect(texts).toEqual(['be']))
})

test.each(['blur', 'pointerdown', 'submit', 'popstate', 'pagehide', 'visibilitychange'])(
  'update after paint: updates the form before %s',
  (event) => {
    const { editor, texts } = open()
    editor.commands.insertContent('b')
    window.dispatchEvent(new Event(event))
    expect(texts).toEqual(['b'])
  },
)
