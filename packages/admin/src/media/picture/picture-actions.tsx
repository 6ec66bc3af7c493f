import CropIcon from '@mui/icons-material/CropRotate'
import ReplaceIcon from '@mui/icons-material/FlipCameraAndroid'
import type { LibraryPicture } from '@kampana/shared/calls/picture-calls'
import { useContext, type ComponentType, type ReactElement } from 'react'
import { CanAccess, ListContext, useRecordContext } from 'react-admin'
import { lazyComponent } from '@kampana/engine-admin/chunks/lazy-component.tsx'
import { DialogButton } from '@kampana/engine-admin/screens/dialog-button.tsx'
import { msg } from '@kampana/engine-admin/language/msg'
import { TakeDownButton } from './take-down-button.tsx'

const ShapeDialog = lazyComponent(() => import('../crop/shape-dialog.tsx'), 'ShapeDialog', { overlay: true })
const ReplaceDialog = lazyComponent(() => import('./replace-dialog.tsx'), 'ReplaceDialog', { overlay: true })

/** Button on the page of a published image that opens its crop. */
export const TurnAndCrop = () => (
  <Change label={msg('Rotate and crop')} icon={<CropIcon />} Dialog={ShapeDialog} />
)

/** Button on the page of a published image that replaces its file. */
export const ReplacePicture = () => (
  <Change label={msg('Replace')} icon={<ReplaceIcon />} Dialog={ReplaceDialog} />
)

/** Button that takes down a published image. */
export const TakeDown = () => {
  const picture = useShownPicture()
  return picture && <TakeDownButton picture={picture} />
}

interface Props {
  label: string
  icon: ReactElement
  Dialog: ComponentType<{ picture: LibraryPicture; onClose: () => void }>
}

const Change = ({ label, icon, Dialog }: Props) => {
  const picture = useShownPicture()
  const isInList = useContext(ListContext) !== null
  if (!picture || isInList) return null
  return (
    <CanAccess resource="pictures" action="edit">
      <DialogButton label={label} icon={icon}>
        {(close) => <Dialog picture={picture} onClose={close} />}
      </DialogButton>
    </CanAccess>
  )
}

const useShownPicture = (): LibraryPicture | undefined => {
  const picture = useRecordContext<LibraryPicture>()
  return picture?.src !== undefined && picture.status === 'shown' ? picture : undefined
}
