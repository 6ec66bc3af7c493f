import type { ContentFile, ContentOverview } from '@kampana/shared/content/content-api'
import { Alert, Box, Button, ToggleButton, ToggleButtonGroup, useMediaQuery, type Theme } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { PageHeader } from '../../layout/page-header.tsx'
import { NewFileDialog } from '../overview/new-file-dialog.tsx'
import { ReviewNotice } from '../history/review-notice.tsx'
import { PreviewPane } from '../../crud/preview/preview-pane.tsx'
import { usePreview } from '../preview/use-preview.ts'
import { isUnpublished, toEdit } from './edited-file.ts'
import { FileTabs } from './file-tabs.tsx'
import type { EditedPage } from './find-page.ts'
import { Presence } from './presence.tsx'
import { RestoredTexts, ShellGuard } from './shell-guard.tsx'
import { ShellToolbar } from './shell-toolbar.tsx'
import { useEditedFiles } from './use-edited-files.ts'
import { usePublishing } from './use-publishing.ts'

interface Props {
  page: EditedPage
  path: string
  files: readonly ContentFile[]
  content: ContentOverview
}

/** Everything around the editors of a page's files: preview, faults, draft, publication, conflicts. */
export const EditorShell = ({ page, path, files: loaded, content }: Props) => {
  const edited = useEditedFiles(loaded, content)
  const { list, typed } = edited
  const publishing = usePublishing(edited)
  const [open, setOpen] = useState(path)
  const [view, setView] = useState<'edit' | 'preview'>('edit')
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const address = page.address ?? loaded[0]?.address ?? null
  const changed = list.filter(isUnpublished)
  const change = content.changes.find(({ paths }) => page.paths.some((own) => paths.includes(own)))
  const mayPublish = loaded.every(({ may }) => may.publish)
  const conflict = content.files.find(({ path: of, conflict: two }) => two && page.paths.includes(of))
  // The overview is asked for anew after each change, so that it knows the review that was set.
  const shown = content.files.find((file) => file.path === open) ?? loaded[0]
  const preview = usePreview(
    address ?? '/',
    (changed.length > 0 ? changed : list.slice(0, 1)).map((one) => {
      const { path: of, text } = toEdit(one)
      return { path: of, text }
    }),
  )
  return (
    <Box sx={{ maxWidth: '110rem' }}>
      <PageHeader title={page.title}>{!isWide && <ViewSwitch view={view} onChange={setView} />}</PageHeader>
      <Presence path={open} />
      <RestoredTexts edited={edited} />
      {conflict && <FolderConflict {...conflict} />}
      <ReviewNotice change={change} mayPublish={mayPublish} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: isWide ? '1fr minmax(23rem, 40%)' : '1fr' }}>
        <Box sx={{ minWidth: 0, display: isWide || view === 'edit' ? 'block' : 'none' }}>
          <FileTabs
            {...{ edited, content, open }}
            onOpen={setOpen}
            findings={preview.findings}
            refused={publishing.refused}
          />
        </Box>
        {(isWide || view === 'preview') && (
          <Box sx={beside}>
            <PreviewPane html={preview.html} problem={preview.problem} />
          </Box>
        )}
      </Box>
      {shown && (
        <ShellToolbar
          publishing={publishing}
          file={shown}
          address={address}
          rights={{ mayPublish, mayEdit: loaded.some(({ may }) => may.edit) }}
          change={change}
          isUnpublished={changed.length > 0}
          isTyped={typed.length > 0}
          hasDraft={list.some(({ draftHash }) => draftHash !== null)}
        />
      )}
      <ShellGuard edited={edited} publishing={publishing} />
    </Box>
  )
}

/** Stays in sight, beneath the header, while one edits further down. */
const beside = { position: { lg: 'sticky' }, top: '4.5rem', alignSelf: 'start', minWidth: 0 } as const

interface SwitchProps {
  view: 'edit' | 'preview'
  onChange: (view: 'edit' | 'preview') => void
}

/** Where there is room for only one of them. */
const ViewSwitch = ({ view, onChange }: SwitchProps) => {
  const t = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('Show')}
      value={view}
      onChange={(_event, chosen: SwitchProps['view'] | null) => chosen && onChange(chosen)}
    >
      <ToggleButton value="edit">{t('Edit')}</ToggleButton>
      <ToggleButton value="preview">{t('Preview')}</ToggleButton>
    </ToggleButtonGroup>
  )
}

const FolderConflict = ({ path, title }: { path: string; title: string }) => {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => setOpen(true)}>
          {t('Compare both')}
        </Button>
      }
    >
      {t('New files of the website have another text here. What staff wrote is live.')}
      {isOpen && <NewFileDialog path={path} title={title} onClose={() => setOpen(false)} />}
    </Alert>
  )
}
