import type { Editor } from '@tiptap/core'

/** Types text and presses the keys in brackets. `[start]` moves to the start of the line. */
export const typeKeys = (editor: Editor, ...keys: readonly string[]): void => {
  for (const key of keys) {
    const { $from } = editor.state.selection
    if (key === '[start]') editor.commands.setTextSelection($from.start())
    else if (key.startsWith('[')) press(editor, key.slice(1, -1))
    else editor.commands.insertContent({ type: 'text', text: key })
  }
}

const press = ({ view }: Editor, key: string): void => {
  const shiftKey = key.startsWith('Shift-')
  const event = new KeyboardEvent('keydown', { key: key.replace('Shift-', ''), shiftKey })
  view.someProp('handleKeyDown', (handle) => handle(view, event))
}
