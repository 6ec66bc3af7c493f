import { Button, Typography } from '@mui/material'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyComponent } from '../../../chunks/lazy-component.tsx'
import { useMayChoosePictures } from '../../../media/use-may-choose.ts'
import { msg } from '../../../language/msg.ts'
import { mediaTitles, mediaTools, type MediaTool } from '../media/media-tools.ts'
import { findSelectedMedia, type SelectedMedia } from '../media/selected-media.ts'
import { tableActions } from '../table/table-actions.ts'
import { RovingToolbar } from './roving-toolbar.tsx'

const LibraryDialog = lazyComponent(() => import('../media/library-dialog.tsx'), 'LibraryDialog', {
  overlay: true,
})
const MediaDialog = lazyComponent(() => import('../media/media-dialog.tsx'), 'MediaDialog', { overlay: true })

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
  const title = media ? mediaTitles[media.type] : isInTable ? msg('Table') : undefined
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
          ).map(({ label, run, isPressed, isDisabled = false }: MediaTool) => (
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
