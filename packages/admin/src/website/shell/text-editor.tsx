import { Box, Typography } from '@mui/material'
import { useId, useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { FileEditorProps } from '../file-editor.ts'

/** Edits a file as it is, with its faults by line: for every file that has no editor of its own. */
export const TextEditor = ({ path, text, onChange, faults, warnings, isReadOnly }: FileEditorProps) => {
  const t = useTranslate()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const findings = [...faults, ...warnings]
  const goTo = (line: number) => {
    const lines = text.split('\n')
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
    area.current?.focus()
    area.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  }
  return (
    <>
      {findings.length > 0 && (
        <Box component="ul" id={id} sx={{ mt: 0, pl: 2.5 }}>
          {findings.map((finding, at) => (
            <Typography
              component="li"
              key={`${finding.line} ${finding.text}`}
              color={at < faults.length ? 'error' : 'warning.main'}
            >
              {finding.line !== null && (
                <Box component="button" type="button" sx={place} onClick={() => goTo(finding.line ?? 1)}>
                  {t('Line %{line}', { line: finding.line })}
                </Box>
              )}{' '}
              {t(finding.text)}
            </Typography>
          ))}
        </Box>
      )}
      <Box
        component="textarea"
        ref={area}
        aria-label={t('Text of %{path}', { path })}
        aria-invalid={faults.length > 0}
        aria-describedby={findings.length > 0 ? id : undefined}
        value={text}
        readOnly={isReadOnly}
        spellCheck={false}
        onChange={({ target }: React.ChangeEvent<HTMLTextAreaElement>) => onChange(target.value)}
        sx={sheet}
      />
    </>
  )
}

const place = {
  p: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
} as const
const sheet = {
  display: 'block',
  width: '100%',
  minHeight: '32rem',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  resize: 'vertical',
  font: '0.875rem/1.6 ui-monospace, Consolas, monospace',
  color: 'text.primary',
  backgroundColor: 'background.paper',
} as const
