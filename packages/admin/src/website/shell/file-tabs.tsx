import type {
  ContentFile,
  ContentFinding,
  ContentFindings,
  ContentOverview,
} from '@kampana/shared/content/content-api'
import { Alert, Box, Button, Tab, Tabs } from '@mui/material'
import { Suspense, useId, useMemo } from 'react'
import { useTranslate, type TranslateFunction } from 'react-admin'
import { fileTitle } from '../file-title.ts'
import { isTyped } from './edited-file.ts'
import { FileEditor } from './editor-by-kind.tsx'
import type { useEditedFiles } from './use-edited-files.ts'

interface Props {
  edited: ReturnType<typeof useEditedFiles>
  content: ContentOverview
  /** The path of the file that is shown. */
  open: string
  onOpen: (path: string) => void
  findings: ContentFindings
  /** What stopped the last publication. */
  refused: readonly ContentFinding[]
}

/** A page's text and its lists, each in its editor. The faults of files that aren't shown lead to them. */
export const FileTabs = ({ edited, content, open, onOpen, findings, refused }: Props) => {
  const t = useTranslate()
  const id = useId()
  const { files, changeText, readFile } = edited
  const list = edited.list.filter((one) => one.isOwn || (isTyped(one) && !one.isDeleted))
  const faults = useMemo(() => withoutTwins([...findings.faults, ...refused]), [findings, refused])
  const shown = files[open] ?? list[0]
  if (!shown) return null
  const { path, kind, may } = shown.file
  const elsewhere = faults.filter((fault) => fault.path !== path)
  return (
    <>
      {list.length > 1 && (
        <Tabs
          value={path}
          onChange={(_event, chosen: string) => onOpen(chosen)}
          aria-label={t('Parts of the page')}
          variant="scrollable"
          sx={{ mb: 2 }}
        >
          {list.map((one) => (
            <Tab
              key={one.file.path}
              value={one.file.path}
              id={`${id}-${one.file.path}`}
              aria-controls={`${id}-panel`}
              label={`${tabName(t, one.file)}${isTyped(one) ? ' •' : ''}`}
            />
          ))}
        </Tabs>
      )}
      {elsewhere.map((fault) => (
        <ElsewhereFault
          key={`${fault.path} ${fault.line} ${fault.text}`}
          fault={fault}
          onOpen={files[fault.path] ? () => onOpen(fault.path) : undefined}
        />
      ))}
      <Box
        id={`${id}-panel`}
        {...(list.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${id}-${path}` })}
      >
        <Suspense>
          <FileEditor
            key={path}
            kind={kind}
            path={path}
            text={shown.text}
            onChange={(text) => changeText(path, text)}
            faults={faults.filter((fault) => fault.path === path)}
            warnings={findings.warnings.filter((warning) => warning.path === path)}
            isReadOnly={!may.edit}
            tree={content.tree}
            files={content.files}
            college={content.college}
            readFile={readFile}
            changeFile={changeText}
            onEditData={onOpen}
            onMove={edited.move}
            onDelete={({ files: gone }) => edited.remove(gone)}
          />
        </Suspense>
      </Box>
    </>
  )
}

const tabName = (t: TranslateFunction, file: ContentFile): string => {
  if (file.kind === 'data') return t('Lists')
  return file.kind === 'page' ? t('Text') : fileTitle(t, file)
}

const ElsewhereFault = ({ fault, onOpen }: { fault: ContentFinding; onOpen: (() => void) | undefined }) => {
  const t = useTranslate()
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ mb: 1, overflowWrap: 'anywhere' }}
      action={
        onOpen && (
          <Button color="inherit" size="small" onClick={onOpen}>
            {t('Open')}
          </Button>
        )
      }
    >
      {`${fault.path}${fault.line === null ? '' : `:${fault.line}`} `}
      {t(fault.text)}
    </Alert>
  )
}

/** Preview and publication find the same. */
const withoutTwins = (findings: readonly ContentFinding[]): ContentFinding[] => [
  ...new Map(findings.map((one) => [JSON.stringify([one.path, one.line, one.text]), one])).values(),
]
