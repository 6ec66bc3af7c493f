import { fileEndings } from '@kampana/engine-declare/media/file'
import FileIcon from '@mui/icons-material/AttachFile'
import MoreIcon from '@mui/icons-material/MoreHoriz'
import { Box, Button } from '@mui/material'
import {
  AlignmentButtons,
  ClearButtons,
  FormatButtons,
  ListButtons,
  QuoteButtons,
  useTiptapEditor,
} from 'ra-input-rich-text'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { capabilities } from '../../back-end/capabilities.ts'
import { startUploads } from '../uploads/start-uploads.ts'
import type { EditorUploads } from '../uploads/use-editor-uploads.ts'
import { ColorButtons } from './color-buttons.tsx'
import { FilesButton } from './files-button.tsx'
import { LanguageSelect } from './language-select.tsx'
import { MarkButtons } from './mark-buttons.tsx'
import { HeadingSelect } from './heading-select.tsx'
import { LinkButton } from '../link/link-button.tsx'
import { useEditorState } from '@tiptap/react'
import { msg } from '../../language/msg.ts'
import { PictureDialog } from '../dialogs/picture-dialog.tsx'
import { findMissingAlt } from '../missing-alt.ts'
import { MoreMenu } from './more-menu.tsx'
import PictureIcon from '@mui/icons-material/ImageOutlined'
import { useProductComponents } from '../../screens/components.tsx'
import { useMayChoosePictures } from '../../screens/upload/use-may-choose.ts'
import { backToText } from '../back-to-text.ts'
import { fromLibrary } from '../media/from-library.ts'
import { insertBlocks } from '../media/insert-blocks.ts'
import { picturesToBlocks } from '../media/pictures-to-blocks.ts'
import { ToolButton } from './tool-button.tsx'
import { UploadPictures } from './upload-pictures.tsx'
import { RovingToolbar } from './roving-toolbar.tsx'
import { NodeToolbar } from './node-toolbar.tsx'
import { UploadsInText } from '../uploads/uploads-in-text.tsx'
import TableIcon from '@mui/icons-material/TableChartOutlined'

/** Toolbar of a body: inserts first, rare tools on demand, and the tools of the selection. */
export const BodyToolbar = ({ uploads }: { uploads: EditorUploads }) => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const [hasMore, setMore] = useState(false)
  return (
    <Box sx={bar}>
      <RovingToolbar label={t('Text formatting')}>
        <HeadingSelect />
        <LinkButton />
        <PictureButton uploads={uploads} />
        {capabilities().media && (
          <FilesButton
            label={t('File (PDF or Office document)')}
            Icon={FileIcon}
            inputLabel={t('File to attach')}
            accept={fileEndings.map((ending) => `.${ending}`).join(',')}
            onChoose={(files) => startUploads(editor.view, files, editor.state.selection.to, uploads)}
          />
        )}
        <TableButton />
        {capabilities().media && <MoreMenu />}
        <FormatButtons size="small" />
        <ListButtons size="small" />
        <QuoteButtons size="small" />
        <ToolButton
          label={t('More tools')}
          Icon={MoreIcon}
          isExpanded={hasMore}
          onClick={() => setMore(!hasMore)}
        />
      </RovingToolbar>
      {hasMore && (
        <RovingToolbar label={t('More tools')}>
          <ColorButtons />
          <AlignmentButtons size="small" />
          <ClearButtons size="small" />
          <LanguageSelect />
          {capabilities().media && <MarkButtons />}
        </RovingToolbar>
      )}
      <NodeToolbar />
      <MissingAltNotice />
      <UploadsInText {...uploads} />
    </Box>
  )
}

const bar = {
  position: 'sticky',
  // Below the dashboard's header.
  top: 56,
  zIndex: 2,
  minWidth: 0,
  backgroundColor: 'background.paper',
} as const

/** Button that inserts a table. The table's tools are in the selection toolbar. */
const TableButton = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const isInTable = useEditorState({ editor, selector: () => editor?.isActive('table') ?? false }) ?? false
  return (
    <ToolButton
      label={t('Table')}
      Icon={TableIcon}
      selected={isInTable}
      disabled={isInTable}
      onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
    />
  )
}

/**
 * Button that inserts images at the cursor, several as a gallery. They come from the library, or are uploaded by people
 * without access to it.
 */
const PictureButton = ({ uploads }: { uploads: EditorUploads }) => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const { PictureChooser } = useProductComponents()
  const [isChoosing, setChoosing] = useState(false)
  if (!useMayChoosePictures()) return <UploadPictures uploads={uploads} />
  return (
    <>
      <ToolButton label={t('Pictures')} Icon={PictureIcon} onClick={() => setChoosing(true)} />
      {isChoosing && (
        <PictureChooser
          multiple
          onChoose={(pictures) => {
            backToText(editor, () => setChoosing(false))
            insertBlocks(editor, picturesToBlocks(pictures.map(fromLibrary)))
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

/** Warning about images without a description. Its button asks for one description after another. */
const MissingAltNotice = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const [isAsking, setAsking] = useState(false)
  const next = useEditorState({ editor, selector: () => editor && findMissingAlt(editor.state.doc) })
  if (!next) return null
  const answer = (alt: string) => {
    const { state, view } = editor
    // If the document has changed, the position belongs to another node and nothing is set.
    if (state.doc.nodeAt(next.pos)?.attrs.src !== next.src) return
    view.dispatch(state.tr.setNodeAttribute(next.pos, 'alt', alt))
    const isLast = findMissingAlt(editor.state.doc) === undefined
    setAsking(!isLast)
    if (isLast) editor.commands.focus()
  }
  return (
    <>
      <Button size="small" color="warning" onClick={() => setAsking(true)}>
        {t('Add missing description')}
      </Button>
      {isAsking && (
        <PictureDialog
          key={next.pos}
          attrs={{ src: next.src }}
          action={msg('Describe')}
          onAnswer={({ alt }) => answer(alt)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
