import type { LibraryPicture } from '@kampana/shared/api/pictures-api'
import { DialogContent, DialogTitle, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { LoadError } from '../../crud/errors/load-error.tsx'
import type { ProductDataProvider } from '../../product-verbs/product-verbs.ts'
import { DialogFrame } from '../../task/dialog-frame.tsx'
import { ShapeEditor } from './shape-editor.tsx'

interface Props {
  picture: LibraryPicture
  onClose: () => void
}

/** Dialog that rotates and crops an image in all its uses, starting from the original upload. */
export const ShapeDialog = ({ picture, onClose }: Props) => {
  const t = useTranslate()
  const [isChanged, setChanged] = useState(false)
  const { getPictureShape } = useDataProvider<ProductDataProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: ['pictures', 'shape', picture.id],
    queryFn: () => getPictureShape(picture.id),
    // Prevents reloads during editing.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return (
    <DialogFrame large maxWidth="md" stays={isChanged} onClose={onClose}>
      <DialogTitle>{t('Rotate and crop')}</DialogTitle>
      {data ? (
        <ShapeEditor picture={picture} original={data} onChanged={setChanged} onClose={onClose} />
      ) : (
        <DialogContent>
          {error ? (
            <LoadError error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton variant="rounded" height="50vh" />
          )}
        </DialogContent>
      )}
    </DialogFrame>
  )
}
