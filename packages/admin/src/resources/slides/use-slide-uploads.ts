import { useCanAccess, useDataProvider } from 'react-admin'
import { capabilities } from '@kampana/engine-admin/back-end/capabilities'
import type { ProductDataProvider } from '../../product-verbs/product-verbs.ts'
import { usePictureUploads } from '../../media/upload/use-picture-uploads.ts'

/** Uploads the chosen images as slides. Other back ends accept only the files and ignore descriptions. */
export const useSlideUploads = () => {
  const described = capabilities().media
  const { uploadSlide, deleteMany } = useDataProvider<ProductDataProvider>()
  const { canAccess: mayDelete } = useCanAccess({ resource: 'slides', action: 'delete' })
  const { change, send, ...uploads } = usePictureUploads(uploadSlide, { described })

  /**
   * Deletes the slides that a canceled upload has already added, if the person may delete. Returns the number of remaining
   * slides.
   */
  const deleteAdded = async (added: ReadonlyMap<number, readonly number[]>): Promise<number> => {
    const ids = [...added.values()].flat()
    if (ids.length === 0 || !mayDelete) return added.size
    await deleteMany('slides', { ids })
    change([...added.keys()], { state: 'chosen', percent: 0 })
    return 0
  }

  /** Returns the numbers of added and failed slides. */
  const sendSlides = async () => {
    const { added, failed, cancelled: canceled } = await send()
    return { added: canceled ? await deleteAdded(added) : added.size, failed, cancelled: canceled }
  }
  return { ...uploads, described, send: sendSlides }
}
