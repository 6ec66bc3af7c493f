import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import type { Resource } from '@kampana/engine-declare/resource'
import { bodyWarnings } from '@kampana/engine-declare/rich-text/body-warnings'
import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text-node'
import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useDebounced } from '../../use-debounced.ts'

type Values = Readonly<Record<string, unknown>>

/** Suggestions for a record's bodies. They block nothing, so they are collapsed. */
export const BodyWarnings = ({ resource, values }: { resource: Resource; values: Values }) => {
  const t = useTranslate()
  const found = warningsIn(resource, useDebounced(values, pause))
  if (found.length === 0) return null
  return (
    <Box component="details" sx={{ width: '100%', mb: 2, typography: 'body2' }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
        {t('Suggestions:')} {found.length}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {found.map((warning) => (
          <li key={warning}>{stripDelimiters(t(warning))}</li>
        ))}
      </Box>
    </Box>
  )
}
const pause = 800

const warningsIn = ({ fields }: Resource, values: Values): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = values[name]
    return kind === 'richText' && typeof value === 'string' ? readWarnings(value) : []
  })

/** Warnings about a body; none for an invalid body. */
const readWarnings = (json: string): string[] => {
  try {
    return bodyWarnings(JSON.parse(json) as RichTextNode)
  } catch {
    return []
  }
}
