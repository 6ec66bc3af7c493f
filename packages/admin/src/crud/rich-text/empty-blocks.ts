import { commands, Extension } from '@tiptap/core'

/**
 * RichTextInput sets the editor's content whenever the form's value changes, and an editor with only an empty list or
 * heading counts as empty. Setting empty content would remove the list that a person has just begun with `- `.
 */
export const emptyBlocks = Extension.create({
  name: 'emptyBlocks',
  addCommands: () => ({
    setContent: (content, options) => (props) =>
      (content === '' && props.editor.isEmpty) || commands.setContent(content, options)(props),
  }),
})
