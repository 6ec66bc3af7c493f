import type { Editor } from '@tiptap/core'
import { PictureChooser, type ChosenPicture } from '../../../media/picture-chooser.tsx'
import { backToText } from '../back-to-text.ts'
import { fromLibrary } from './from-library.ts'
import { changeMedia, type SelectedMedia } from './selected-media.ts'

interface Props {
  editor: Editor
  media: SelectedMedia
  onClose: () => void
}

/** Chooses another picture in place of the selected one or, within a gallery, more pictures behind it. */
export const LibraryDialog = ({ editor, media, onClose }: Props) => {
  const choose = (pictures: ChosenPicture[]) => {
    backToText(editor, onClose)
    const figures = pictures.map((picture) => ({ type: 'figure', attrs: { ...fromLibrary(picture) } }))
    const after = media.pos + (editor.state.doc.nodeAt(media.pos)?.nodeSize ?? 0)
    if (media.gallery) editor.chain().focus().insertContentAt(after, figures).run()
    else if (figures[0]) changeMedia(editor, media, figures[0].attrs)
  }
  return <PictureChooser multiple={media.gallery !== undefined} onChoose={choose} onClose={onClose} />
}
