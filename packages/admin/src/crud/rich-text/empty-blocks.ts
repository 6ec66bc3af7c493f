import { commands, Extension } from '@tiptap/core'

/**
 * RichTextInput fills the editor anew whenever the form's value changes, and an editor that holds only an empty list or
 * heading counts as empty. Filling it with nothing would take away the list that a person has just begun with `- `.
 */
export const emptyBlocks = Extension.create({
  name: 'emptyBlocks',
  addCommands: () => ({
    setContent: (content, options) => (props) =>
      (content === '' && props.editor.isEmpty) || commands.setContent(content, options)(props),
  }),
})
