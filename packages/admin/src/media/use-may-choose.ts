import { useCanAccess } from 'react-admin'
import { capabilities } from '../account/capabilities.ts'

/** Whether this person may choose from the picture library, which only our own server has. */
export const useMayChoosePictures = (): boolean => {
  const { canAccess } = useCanAccess({ resource: 'pictures', action: 'list' })
  return canAccess === true && capabilities().media
}
