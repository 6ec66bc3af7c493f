import { commands, Extension } from '@tiptap/core'

/**
 * RichTextInput sets the editor's content and its selection as text whenever the form's value changes, also when that is by
 * what was typed. An editor with only an empty list or heading counts as empty, and setting empty content would remove the
 * list that a person has just begun with `- `; a selected picture would no longer be selected.
 */
export const keptContent = Extension.create({
  name: 'keptContent',
  addCommands: () => ({
    setContent: (content, options) => (props) =>
      (content === '' && props.editor.isEmpty) ||
      content === props.editor.getHTML() ||
      commands.setContent(content, options)(props),
    setTextSelection: (position) => (props) => {
      const { from, to } = props.tr.selection
      const isSame = typeof position === 'object' && position.from === from && position.to === to
      return isSame || commands.setTextSelection(position)(props)
    },
  }),
})
