import { Box } from '@mui/material'
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react'
import { usePage } from '../page-values/page-context.ts'
import { chipName, findValue, toLines } from '../page-values/page-values.ts'

/** A value within the text, shown as it is now; its name is its title. */
export const ChipView = ({ node, selected }: NodeViewProps) => {
  const { values } = usePage()
  const source = String(node.attrs.source)
  const name = chipName(source)
  const lines = toLines(findValue(values, name))
  return (
    <NodeViewWrapper as="span" title={name}>
      <Box
        component="span"
        contentEditable={false}
        sx={{
          ...chip,
          ...(!lines && unknown),
          ...(lines && lines.length > 1 && list),
          ...(selected && { outline: '2px solid', outlineColor: 'primary.main' }),
        }}
      >
        {lines === undefined && source}
        {lines?.length === 1 && lines[0]}
        {lines && lines.length > 1 && (
          <Box component="span" sx={{ display: 'block', pl: 1 }}>
            {lines.map((line) => (
              <Box component="span" key={line} sx={{ display: 'block' }}>
                {`• ${line}`}
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </NodeViewWrapper>
  )
}

const chip = {
  px: 0.5,
  borderRadius: '4px',
  backgroundColor: 'action.selected',
  boxDecorationBreak: 'clone',
  cursor: 'default',
}
const list = { display: 'inline-block', py: 0.5, pr: 1 }
const unknown = {
  fontFamily: 'monospace',
  fontSize: '0.875em',
  border: '1px dashed',
  borderColor: 'warning.main',
}
