import { pictureShapeCalls, type LibraryPicture } from '@kampana/shared/calls/picture-calls'
import { DialogContent, DialogTitle, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { LoadError } from '@kampana/engine-admin/screens/errors/load-error.tsx'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { DialogFrame } from '@kampana/engine-admin/task/dialog-frame.tsx'
import { ShapeEditor } from './shape-editor.tsx'

interface Props {
  picture: LibraryPicture
  onClose: () => void
}

/** Dialog that rotates and crops an image in all its uses, starting from the original upload. */
export const ShapeDialog = ({ picture, onClose }: Props) => {
  const t = useTranslate()
  const [isChanged, setChanged] = useState(false)
  const read = useCall(pictureShapeCalls.read)
  const { data, error, refetch } = useQuery({
    queryKey: ['pictures', 'shape', picture.id],
    queryFn: async () => (await read({ id: picture.id })).data,
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
