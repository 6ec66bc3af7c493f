import { Box, Button } from '@mui/material'
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react'
import { useTranslate } from 'react-admin'
import { usePage } from '../page-values/page-context.ts'
import { findValue } from '../page-values/page-values.ts'
import { DataPreview } from './data-preview.tsx'
import { directiveLabel, findLook, parseDirective } from './directive-kinds.ts'

/** A list or facts of the page's data as a block: drawn from the data as it is now, edited in the data's own editor. */
export const DirectiveView = ({ node }: NodeViewProps) => {
  const t = useTranslate()
  const { values, editData, isReadOnly } = usePage()
  const directive = parseDirective(String(node.attrs.source))
  const { value } = directive
  const data = findValue(values, value)
  const look = findLook(directive)
  const label = t(look ?? directiveLabel(directive.name))
  if (look !== undefined)
    return (
      <NodeViewWrapper data-drag-handle>
        <Box component="section" aria-label={label} contentEditable={false} sx={frame}>
          {t('What follows is shown as: %{look}', { look: label })}
        </Box>
      </NodeViewWrapper>
    )
  return (
    <NodeViewWrapper data-drag-handle>
      <Box component="section" aria-label={label} contentEditable={false} sx={frame}>
        <Box sx={head}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {label}
          </Box>
          <Box component="span" sx={name}>
            {value}
          </Box>
          {editData && data !== undefined && !isReadOnly && (
            <Button size="small" onClick={() => editData(value)}>
              {t('Edit the list')}
            </Button>
          )}
        </Box>
        {data === undefined ? (
          <Box sx={{ color: 'text.secondary' }}>
            {value.startsWith('data.')
              ? t('There is no such value in the page’s data.')
              : t('The site draws this by itself.')}
          </Box>
        ) : (
          <DataPreview value={data} />
        )}
      </Box>
    </NodeViewWrapper>
  )
}

const frame = {
  my: 2,
  px: 2,
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  borderLeft: '3px solid',
  borderLeftColor: 'primary.main',
  borderRadius: '2px',
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  cursor: 'default',
}
const name = {
  flex: 1,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
}
const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mb: 1, minHeight: 32 }
