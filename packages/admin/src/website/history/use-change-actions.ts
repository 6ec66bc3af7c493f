import type { ContentChange } from '@kampana/shared/content/content-api'
import { useDataProvider, useNotify } from 'react-admin'
import type { ProductDataProvider } from '../../data-provider.ts'
import { useTask } from '../../use-task.ts'
import { useInvalidateWebsite } from '../use-website.ts'

/** Publishes or discards all drafts of a change, as they are kept now. */
export const useChangeActions = ({ id, note, paths }: ContentChange) => {
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
    run(async () => {
      const files = await Promise.all(paths.map((path) => provider.getContentFile(path)))
      const edits = files.map(({ path, draft_text, hash }) => ({ path, text: draft_text, base_hash: hash }))
      return say(provider.publishContent({ files: edits, note, publish_at: publishAt }))
    })
  return { busy, publish, discard: () => run(() => say(provider.discardChange(id))) }
}
