import { fileEndings } from '@kampana/engine-declare/media/file'
import FileIcon from '@mui/icons-material/AttachFile'
import MoreIcon from '@mui/icons-material/MoreHoriz'
import { Box } from '@mui/material'
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
import { MissingAltNotice } from './missing-alt-notice.tsx'
import { MoreMenu } from './more-menu.tsx'
import { PictureButton } from './picture-button.tsx'
import { RovingToolbar } from './roving-toolbar.tsx'
import { NodeToolbar } from './node-toolbar.tsx'
import { UploadsInText } from '../uploads/uploads-in-text.tsx'
import { TableButton } from './table-button.tsx'
import { ToolButton } from './tool-button.tsx'

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
