import { useCanAccess } from 'react-admin'
import { capabilities } from '../../back-end/capabilities.ts'
import { useProductComponents } from '../components.tsx'

/** True if the person may choose from the image library, which only our own server has. */
export const useMayChoosePictures = (): boolean => {
  const { library } = useProductComponents()
  const { canAccess } = useCanAccess({ resource: library, action: 'list' })
  return canAccess === true && capabilities().media
}
