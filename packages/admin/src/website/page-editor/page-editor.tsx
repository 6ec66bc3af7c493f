import { Alert, Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { FileEditorProps } from '../file-editor.ts'
import { blockStart } from './findings/finding-marks.ts'
import { FindingsList } from './findings/findings-list.tsx'
import { DataDialog } from './dialogs/data-dialog.tsx'
import { useFindings } from './findings/use-findings.ts'
import { PageFields } from './front-matter/page-fields.tsx'
import { PageContext } from './page-values/page-context.ts'
import { usePageContext } from './page-values/use-page-context.ts'
import { TextMode } from './text-mode.tsx'
import { usePageText } from './use-page-text.ts'
import { usePageValues } from './use-page-values.ts'
import { VisualEditor } from './visual/visual-editor.tsx'

/** Beyond this the text is edited as it is: so many blocks at once would make each key slow. In characters. */
const mostVisual = 300_000

/** Edits a page: its title and lines as fields, its text as the site draws it, or the whole file as text. */
export const PageEditor = (props: FileEditorProps) => {
  const { text, onChange, isReadOnly, faults, warnings, readFile, college } = props
  const t = useTranslate()
  const page = usePageText(text, onChange)
  const values = usePageValues(page.front, readFile, college)
  const [edited, editData] = useState<string>()
  const context = usePageContext(props, values, editData)
  const isLong = page.body.length > mostVisual
  const [isText, setIsText] = useState(isLong)
  const [editor, setEditor] = useState<Editor>()
  const { findBlock, atBlocks } = useFindings(page, faults, warnings)
  const goTo = (line: number) => {
    const index = editor && !isText ? findBlock(editor.state.doc, line) : undefined
    if (!editor || index === undefined) return undefined
    return () =>
      editor
        .chain()
        .focus(blockStart(editor.state.doc, index) + 1)
        .scrollIntoView()
        .run()
  }
  return (
    <PageContext value={context}>
      <FindingsList faults={faults} warnings={warnings} goTo={goTo} />
      {!isText && (
        <PageFields
          front={page.front}
          onChange={page.setFront}
          isReadOnly={isReadOnly}
          faults={faults}
          warnings={warnings}
        />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
        <ModeSwitch isText={isText} onChange={setIsText} disabled={isLong} />
      </Box>
      {isLong && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('This page is so long that it is edited as text.')}
        </Alert>
      )}
      {isText || isLong ? (
        <TextMode text={page.front + page.body} onChange={page.setText} isReadOnly={isReadOnly} />
      ) : (
        <VisualEditor
          key={page.version}
          text={page.body}
          onBody={page.setBody}
          isReadOnly={isReadOnly}
          findFindings={atBlocks}
          onEditor={setEditor}
        />
      )}
      {edited !== undefined && values.dataFile !== undefined && (
        <DataDialog {...props} path={values.dataFile} name={edited} onClose={() => editData(undefined)} />
      )}
    </PageContext>
  )
}

const ModeSwitch = ({
  isText,
  onChange,
  disabled,
}: {
  isText: boolean
  onChange: (isText: boolean) => void
  disabled: boolean
}) => {
  const t = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      disabled={disabled}
      value={isText}
      aria-label={t('How the page is edited')}
      onChange={(_event, chosen: boolean | null) => chosen !== null && onChange(chosen)}
    >
      <ToggleButton value={false}>{t('Page')}</ToggleButton>
      <ToggleButton value>{t('As text')}</ToggleButton>
    </ToggleButtonGroup>
  )
}
