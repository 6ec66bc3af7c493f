import { figureSizes, type FigureSize } from '@kampana/shared/rich-text/media-rules'
import { Button, Typography } from '@mui/material'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyComponent } from '../../../chunks/lazy-component.tsx'
import { useMayChoosePictures } from '../../../media/use-may-choose.ts'
import { msg } from '../../../language/msg.ts'
import { changeMedia, findSelectedMedia, moveInGallery, type SelectedMedia } from '../media/selected-media.ts'
import { tableActions } from '../table/table-actions.ts'
import { RovingToolbar } from './roving-toolbar.tsx'

const LibraryDialog = lazyComponent(() => import('../media/library-dialog.tsx'), 'LibraryDialog', {
  overlay: true,
})
const MediaDialog = lazyComponent(() => import('../media/media-dialog.tsx'), 'MediaDialog', { overlay: true })

interface Tool {
  label: string
  run: () => void
  isPressed?: boolean
  isDisabled?: boolean
}

/** What can be done with the picture, file, video, button or table that is selected. */
export const SelectionBar = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const [edited, setEdited] = useState<SelectedMedia>()
  const [chosenFor, setChosenFor] = useState<SelectedMedia>()
  const mayChoose = useMayChoosePictures()
  const state = useEditorState({
    editor,
    selector: () => editor && { media: findSelectedMedia(editor), isInTable: editor.isActive('table') },
  })
  if (!editor?.isEditable || !state) return null
  const { media, isInTable } = state
  const title = media ? titles[media.type] : isInTable ? msg('Table') : undefined
  return (
    <>
      {title !== undefined && (
        <RovingToolbar label={t(title)}>
          <Typography component="span" variant="body2" color="text.secondary" sx={{ mr: 0.5 }}>
            {t(title)}
          </Typography>
          {(media
            ? mediaTools(editor, media, {
                edit: () => setEdited(media),
                choose: mayChoose ? () => setChosenFor(media) : null,
              })
            : tableActions(editor)
          ).map(({ label, run, isPressed, isDisabled = false }: Tool) => (
            <Button
              key={label}
              size="small"
              disabled={isDisabled}
              {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
              variant={isPressed === true ? 'outlined' : 'text'}
              sx={{ whiteSpace: 'nowrap', minWidth: 0 }}
              onClick={run}
            >
              {t(label)}
            </Button>
          ))}
        </RovingToolbar>
      )}
      {chosenFor && (
        <LibraryDialog editor={editor} media={chosenFor} onClose={() => setChosenFor(undefined)} />
      )}
      {edited && <MediaDialog editor={editor} media={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

const titles: Readonly<Record<string, string>> = {
  image: msg('Picture'),
  figure: msg('Picture'),
  gallery: msg('Gallery'),
  file: msg('File'),
  video: msg('Video'),
  button: msg('Button'),
  horizontalRule: msg('Dividing line'),
}
const sizeLabels: Readonly<Record<FigureSize, string>> = {
  small: msg('Small'),
  medium: msg('Medium'),
  wide: msg('Wide'),
}

type BodyEditor = ReturnType<typeof useTiptapEditor>

interface Dialogs {
  edit: () => void
  /** Null for who may not see the library. */
  choose: (() => void) | null
}

const mediaTools = (editor: BodyEditor, media: SelectedMedia, { edit, choose }: Dialogs): Tool[] => {
  const { type, attrs, gallery } = media
  const sizes = figureSizes.map((size) => ({
    label: sizeLabels[size],
    isPressed: (attrs.size ?? 'medium') === size,
    run: () => changeMedia(editor, media, { size }),
  }))
  const places = gallery
    ? [
        { label: msg('Earlier'), isDisabled: gallery.index === 0, run: () => void moveInGallery(editor, -1) },
        {
          label: msg('Later'),
          isDisabled: gallery.index === gallery.count - 1,
          run: () => void moveInGallery(editor, 1),
        },
      ]
    : []
  return [
    ...(type === 'figure' && !gallery ? sizes : []),
    ...places,
    ...(edits[type] === undefined ? [] : [{ label: edits[type], run: edit }]),
    ...(type === 'figure' && choose
      ? [{ label: gallery ? msg('Add pictures') : msg('Another picture'), run: choose }]
      : []),
    { label: msg('Take it out'), run: () => editor.chain().focus().deleteSelection().run() },
  ]
}

/** What the dialog of a selected node is for. */
const edits: Readonly<Record<string, string>> = {
  image: msg('Describe the picture'),
  figure: msg('Description and caption'),
  file: msg('Rename'),
  video: msg('Change'),
  button: msg('Change'),
}
