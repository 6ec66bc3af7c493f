import { Box, Button } from '@mui/material'
import { useRef } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { UploadDialog } from '../../../crud/rich-text/toolbar/upload-dialog.tsx'
import { useUpload } from '../../../crud/upload/use-upload.ts'
import type { ProductDataProvider } from '../../../data-provider.ts'

/** Uploads a picture into the college's folder. */
export const UploadButton = ({ onUploaded }: { onUploaded: (path: string) => void }) => {
  const t = useTranslate()
  const { uploadContentFile } = useDataProvider<ProductDataProvider>()
  const input = useRef<HTMLInputElement>(null)
  const { upload, start, cancel } = useUpload(uploadContentFile, onUploaded)
  return (
    <Box>
      <Button variant="outlined" size="small" onClick={() => input.current?.click()}>
        {t('Upload a picture')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('Picture file')}
        onChange={({ target }) => {
          if (target.files?.[0]) start(target.files[0])
          // The same file may be chosen again after a failure.
          target.value = ''
        }}
      />
      {upload && <UploadDialog upload={{ ...upload, suggestion: '' }} onCancel={cancel} />}
    </Box>
  )
}
