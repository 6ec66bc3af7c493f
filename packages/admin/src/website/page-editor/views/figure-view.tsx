import { Box } from '@mui/material'
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react'
import { useTranslate } from 'react-admin'
import { pictureAddress } from './file-address.ts'

/** A picture with its description, which people who can't see it hear. */
export const FigureView = ({ node, selected }: NodeViewProps) => {
  const t = useTranslate()
  const alt = String(node.attrs.alt)
  return (
    <NodeViewWrapper data-drag-handle>
      <Box
        component="figure"
        contentEditable={false}
        sx={{
          m: 0,
          my: 2,
          ...(selected && { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' }),
        }}
      >
        <Box
          component="img"
          src={pictureAddress(String(node.attrs.src))}
          alt={alt}
          sx={{
            display: 'block',
            maxWidth: '100%',
            maxHeight: '24rem',
            minHeight: '3rem',
            backgroundColor: 'action.hover',
          }}
        />
        <Box
          component="figcaption"
          sx={{ mt: 0.5, fontSize: '0.875rem', color: alt ? 'text.secondary' : 'warning.main' }}
        >
          {alt || t('This picture has no description yet.')}
        </Box>
      </Box>
    </NodeViewWrapper>
  )
}
