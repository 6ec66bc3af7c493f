import { Button, Typography } from '@mui/material'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useState } from 'react'
import { Link, useTranslate } from 'react-admin'
import { lazyComponent } from '../../../chunks/lazy-component.tsx'
import { useMayChoosePictures } from '../../../media/use-may-choose.ts'
import { findLink, mediaTitles, mediaTools } from '../media/media-tools.ts'
import { findSelectedMedia, type SelectedMedia } from '../media/selected-media.ts'
import { findToolBlock, listBlockTools } from './block-tools.ts'
import { RovingToolbar } from './roving-toolbar.tsx'

const LibraryDialog = lazyComponent(() => import('../media/library-dialog.tsx'), 'LibraryDialog', {
  overlay: true,
})
const MediaDialog = lazyComponent(() => import('../media/media-dialog.tsx'), 'MediaDialog', { overlay: true })

/** What can be done with the picture, file, video or button that is selected, or the block with the cursor. */
export const SelectionBar = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const [edited, setEdited] = useState<SelectedMedia>()
  const [chosenFor, setChosenFor] = useState<SelectedMedia>()
  const mayChoose = useMayChoosePictures()
  const state = useEditorState({
    editor,
    selector: () => editor && { media: findSelectedMedia(editor), block: findToolBlock(editor) },
  })
  if (!editor?.isEditable || !state) return null
  const { media, block } = state
  const link = media && findLink(media)
  const mediaTitle = media ? mediaTitles[media.type] : undefined
  const { title, tools } =
    media && mediaTitle !== undefined
      ? {
          title: mediaTitle,
          tools: mediaTools(editor, media, {
            edit: () => setEdited(media),
            choose: mayChoose ? () => setChosenFor(media) : null,
          }),
        }
      : block && !media
        ? listBlockTools(editor, block)
        : none
  return (
    <>
      {tools.length > 0 && (
        <RovingToolbar label={t(title)}>
          <Typography component="span" variant="body2" color="text.secondary" sx={{ mr: 0.5 }}>
            {t(title)}
          </Typography>
          {link && (
            <Button
              size="small"
              variant="outlined"
              component={Link}
              to={link.to}
              target="_blank"
              sx={{ whiteSpace: 'nowrap', minWidth: 0 }}
            >
              {t(link.label)}
            </Button>
          )}
          {tools.map(({ label, run, isPressed, isDisabled = false }) => (
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

const none = { title: '', tools: [] }
