import { useCanAccess, useDataProvider } from 'react-admin'
import { capabilities } from '../../back-end/capabilities.ts'
import type { ProductDataProvider } from '../../product-verbs/product-verbs.ts'
import { usePictureUploads } from '../../media/upload/use-picture-uploads.ts'

/** Uploads the chosen pictures as slides. Another back end takes the files alone, and would drop what was said of them. */
export const useSlideUploads = () => {
  const described = capabilities().media
  const { uploadSlide, deleteMany } = useDataProvider<ProductDataProvider>()
  const { canAccess: mayDelete } = useCanAccess({ resource: 'slides', action: 'delete' })
  const { change, send, ...uploads } = usePictureUploads(uploadSlide, { described })

  /** Deletes what a cancelled upload had added already, where the person may delete. Returns how many remain. */
  const deleteAdded = async (added: ReadonlyMap<number, readonly number[]>): Promise<number> => {
    const ids = [...added.values()].flat()
    if (ids.length === 0 || !mayDelete) return added.size
    await deleteMany('slides', { ids })
    change([...added.keys()], { state: 'chosen', percent: 0 })
    return 0
  }

  /** Returns how many slides were added and how many failed. */
  const sendSlides = async () => {
    const { added, failed, cancelled } = await send()
    return { added: cancelled ? await deleteAdded(added) : added.size, failed, cancelled }
  }
  return { ...uploads, described, send: sendSlides }
}
