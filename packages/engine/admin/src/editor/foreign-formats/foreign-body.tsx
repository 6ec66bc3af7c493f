import { useTranslate } from 'react-admin'
import { Alert, Box } from '@mui/material'
import { RichTextContent } from '../rich-text-content.tsx'
import { readStoredBody } from './read-stored-body.ts'

/** Foreign body, as a document or, if it can't be converted, as plain text. */
export const ForeignBody = ({ stored }: { stored: unknown }) => {
  const t = useTranslate()
  const body = readStoredBody(stored)
  if (!body) return '–'
  if ('document' in body) return <RichTextContent document={body.document} />
  return (
    <>
      <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
        {t('This text is in a foreign format. The dashboard shows its plain text only.')}
      </Alert>
      <Box sx={labels}>{body.words}</Box>
    </>
  )
}

const labels = {
  maxWidth: '42rem',
  lineHeight: 1.65,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const
