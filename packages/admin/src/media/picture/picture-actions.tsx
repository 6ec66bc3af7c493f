import CropIcon from '@mui/icons-material/CropRotate'
import ReplaceIcon from '@mui/icons-material/FlipCameraAndroid'
import type { LibraryPicture } from '@kampana/shared/api/pictures-api'
import { Suspense, useContext, useState } from 'react'
import { Button, CanAccess, ListContext, useRecordContext, useTranslate } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { TakeDownButton } from './take-down-button.tsx'

const ShapeDialog = lazyComponent(() => import('../crop/shape-dialog.tsx'), 'ShapeDialog', { overlay: true })
const ReplaceDialog = lazyComponent(() => import('./replace-dialog.tsx'), 'ReplaceDialog', { overlay: true })

/** What can be done with a picture that is shown: take it down and, on its own page, turn, crop and replace it. */
export const PictureActions = () => {
  const picture = useRecordContext<LibraryPicture>()
  const isInList = useContext(ListContext) !== null
  if (picture?.src === undefined || picture.status !== 'shown') return null
  return (
    <>
      {!isInList && (
        <CanAccess resource="pictures" action="edit">
          <Changes picture={picture} />
        </CanAccess>
      )}
      <TakeDownButton picture={picture} />
    </>
  )
}

const Changes = ({ picture }: { picture: LibraryPicture }) => {
  const t = useTranslate()
  const [open, setOpen] = useState<'shape' | 'replace'>()
  const Dialog = open === 'shape' ? ShapeDialog : ReplaceDialog
  return (
    <>
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
    </>
  )
}
