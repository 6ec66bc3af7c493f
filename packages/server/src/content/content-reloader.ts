import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { ownCodeHash } from '../college/own-code-hash.ts'
import { oneAtATime } from './one-at-a-time.ts'

/**
 * Reads the college's folder again and lets pages, letters and the search show what it says. Where it has faults, they are
 * logged, and the content stays as it was. Resources and migrations need a restart, which is logged, too. Never rejects; closing the server waits for it.
 */
export const contentReloader = (
  app: FastifyInstance,
  context: AppContext,
  index: () => Promise<void>,
): (() => Promise<void>) => {
  const { siteContent, settings } = context
  const codeAtStart = ownCodeHash(settings.collegeDir)
  const reload = oneAtATime(async (): Promise<void> => {
    const isChanged = await siteContent.reload()
    const faults = siteContent.faults()
    if (faults !== undefined) app.log.error({ faults: faults.split('\n') }, "the college's folder has faults")
    else app.log.info({ content: siteContent.hash(), isChanged }, "the college's folder was read")
    if (ownCodeHash(settings.collegeDir) !== codeAtStart) app.log.warn(codeNeedsRestart)
    // Does nothing where they are indexed already; otherwise an earlier reload may have failed to.
    await index().catch((error: unknown) => app.log.error({ err: error }, 'the pages could not be indexed'))
  })
  let last: Promise<unknown> | undefined
  app.addHook('onClose', async () => void (await last))
  return () => {
    const reading = reload()
    last = reading
    return reading
  }
}

const codeNeedsRestart =
  'resources/ or migrations/ of the college have changed: a restart shows them, since they are loaded at a start only'
