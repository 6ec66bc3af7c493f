import type { ContentChange } from '@kampana/shared/content/content-api'
import { useDataProvider, useNotify } from 'react-admin'
import type { ProductDataProvider } from '../../data-provider.ts'
import { useTask } from '../../task/use-task.ts'
import { useInvalidateWebsite } from '../use-website.ts'

/** Publishes, asks for, sends back or discards all drafts of a change, as they are kept now. */
export const useChangeActions = ({ id }: Pick<ContentChange, 'id'>) => {
  const provider = useDataProvider<ProductDataProvider>()
  const notify = useNotify()
  const invalidate = useInvalidateWebsite()
  const { busy, run } = useTask()
  const say = async (work: Promise<{ message: string }>) => {
    try {
      notify((await work).message, { type: 'success' })
    } finally {
      await invalidate()
    }
  }
  const publish = (publishAt: string | null) =>
    run(() => say(publishAt === null ? provider.publishChange(id) : provider.scheduleChange(id, publishAt)))
  return {
    busy,
    publish,
    ask: () => run(() => say(provider.reviewChange(id))),
    sendBack: (word: string) => run(() => say(provider.reviewChange(id, word))),
    discard: () => run(() => say(provider.discardChange(id))),
  }
}
