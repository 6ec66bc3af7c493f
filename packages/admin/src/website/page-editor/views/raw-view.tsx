import { Box } from '@mui/material'
import { NodeViewContent, NodeViewWrapper } from '@tiptap/react'
import { useTranslate } from 'react-admin'

/** A block that the editor has no shape for, as its source. */
export const RawView = () => {
  const t = useTranslate()
  return (
    <NodeViewWrapper>
      <Box sx={{ my: 2, border: '1px dashed', borderColor: 'divider', borderRadius: '2px' }}>
        <Box contentEditable={false} sx={{ px: 1.5, pt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t('Kept as it is written')}
        </Box>
        <Box
          component="pre"
          sx={{
            m: 0,
            px: 1.5,
            py: 1,
            overflowX: 'auto',
            fontSize: '0.875rem',
            backgroundColor: 'transparent',
          }}
        >
          <NodeViewContent<'code'> as="code" />
        </Box>
      </Box>
    </NodeViewWrapper>
  )
}
