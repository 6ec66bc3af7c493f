import { Alert, Box, Typography } from '@mui/material'
import { useId, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { YamlPath } from '../yaml/yaml-edit.ts'
import { useFieldText, useYamlForm } from './form-context.ts'
import { SampleNote } from './samples/sample-note.tsx'

/** A value with its heading, and with what is wrong with it as a whole. Inner ones are set apart by a hairline. */
export const Section = ({ path, children }: { path: YamlPath; children: ReactNode }) => {
  const { editor } = useYamlForm()
  const { label, help } = useFieldText(path)
  const t = useTranslate()
  const id = useId()
  const faults = editor.findFaults(path)
  const depth = path.filter((step) => typeof step === 'string').length
  return (
    // Inner ones of several entries have the same name, which landmarks may not.
    <Box
      {...(depth > 1 ? { role: 'group' } : { component: 'section' })}
      aria-labelledby={id}
      sx={depth > 1 ? inner : undefined}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, mb: help ? 0 : 1.5 }}
      >
        <Typography
          id={id}
          component={depth > 1 ? 'h3' : 'h2'}
          sx={{ fontWeight: 600, fontSize: depth > 1 ? '1rem' : '1.125rem' }}
        >
          {t(label)}
        </Typography>
        <SampleNote path={path} />
      </Box>
      {help && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, maxWidth: '70ch' }}>
          {t(help)}
        </Typography>
      )}
      {faults.map((fault) => (
        <Alert key={fault} severity="error" sx={{ mb: 1 }}>
          {fault}
        </Alert>
      ))}
      {children}
    </Box>
  )
}

const inner = { borderLeft: 2, borderColor: 'divider', pl: 2 }
