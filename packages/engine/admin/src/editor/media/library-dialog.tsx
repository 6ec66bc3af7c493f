import type { Editor } from '@tiptap/core'
import { useProductComponents, type ChosenPicture } from '../../screens/components.tsx'
import { backToText } from '../back-to-text.ts'
import { fromLibrary } from './from-library.ts'
import { changeNode, type ToolNode } from '../toolbar/tool-node.ts'

interface Props {
  editor: Editor
  node: ToolNode
  onClose: () => void
}

/** Replaces the selected image from the library or, within a gallery, inserts more images after it. */
export const LibraryDialog = ({ editor, node, onClose }: Props) => {
  const { PictureChooser } = useProductComponents()
  const choose = (pictures: ChosenPicture[]) => {
    backToText(editor, onClose)
    const figures = pictures.map((picture) => ({ type: 'figure', attrs: { ...fromLibrary(picture) } }))
    const after = node.pos + (editor.state.doc.nodeAt(node.pos)?.nodeSize ?? 0)
    if (node.gallery) editor.chain().focus().insertContentAt(after, figures).run()
    else if (figures[0]) changeNode(editor, node, figures[0].attrs)
  }
  return <PictureChooser multiple={node.gallery !== undefined} onChoose={choose} onClose={onClose} />
}
