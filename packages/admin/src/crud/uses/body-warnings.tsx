import { stripDelimiters } from '@kampana/shared/messages/message'
import type { Resource } from '@kampana/shared/resource'
import { bodyWarnings } from '@kampana/shared/rich-text/body-warnings'
import type { RichTextNode } from '@kampana/shared/rich-text/rich-text-node'
import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useDebounced } from '../../use-debounced.ts'

type Values = Readonly<Record<string, unknown>>

/** What the bodies of a record could do better. None of it stops anything, so that it is folded. */
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

/** Those of a body; of what is no body yet, none. */
const readWarnings = (json: string): string[] => {
  try {
    return bodyWarnings(JSON.parse(json) as RichTextNode)
  } catch {
    return []
  }
}
