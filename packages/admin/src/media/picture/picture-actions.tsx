import CropIcon from '@mui/icons-material/CropRotate'
import ReplaceIcon from '@mui/icons-material/FlipCameraAndroid'
import type { LibraryPicture } from '@kampana/shared/api/pictures-api'
import { Suspense, useState } from 'react'
import { Button, CanAccess, useRecordContext, useTranslate } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'

const ShapeDialog = lazyComponent(() => import('../crop/shape-dialog.tsx'), 'ShapeDialog', { overlay: true })
const ReplaceDialog = lazyComponent(() => import('./replace-dialog.tsx'), 'ReplaceDialog', { overlay: true })

/** What else can be done with a picture that is shown: turn and crop it, and replace it. */
export const PictureActions = () => {
  const t = useTranslate()
  const picture = useRecordContext<LibraryPicture>()
  const [open, setOpen] = useState<'shape' | 'replace'>()
  if (picture?.src === undefined || picture.status !== 'shown') return null
  const Dialog = open === 'shape' ? ShapeDialog : ReplaceDialog
  return (
    <CanAccess resource="pictures" action="edit">
      <Button label={t('Turn and crop')} aria-haspopup="dialog" onClick={() => setOpen('shape')}>
        <CropIcon />
      </Button>
      <Button label={t('Replace')} aria-haspopup="dialog" onClick={() => setOpen('replace')}>
        <ReplaceIcon />
      </Button>
      {open && (
        <Suspense>
          <Dialog picture={picture} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </CanAccess>
  )
}
