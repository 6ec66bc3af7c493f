import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reloads the college's folder for pages, e-mails and the search. If the folder has errors, logs them and keeps the previous
 * content. Also logs if changed resources and migrations need a restart. Never rejects; closing the server waits for it.
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
    if (faults !== undefined) app.log.error({ faults: faults.split('\n') }, 'college folder has errors')
    else app.log.info({ content: siteContent.hash(), isChanged }, 'college folder reloaded')
    if (ownCodeHash(settings.collegeDir) !== codeAtStart) app.log.warn(codeNeedsRestart)
    // Does nothing if they are already indexed. Otherwise an earlier reload may have failed to index them.
    await index().catch((error: unknown) => app.log.error({ err: error }, 'indexing pages failed'))
  })
  let last: Promise<unknown> | undefined
  app.addHook('onClose', async () => void (await last))
  return () => {
    const reading = reload()
    last = reading
    return reading
  }
}

const codeNeedsRestart = 'resources/ or migrations/ changed, restart required'

/** Hash of the folder's own code, resources and migrations, which only load at a start. Empty if they can't be read. */
const ownCodeHash = (collegeDir: string): string => {
  const hash = createHash('sha256')
  try {
    for (const file of ['resources', 'migrations'].flatMap((folder) => listCode(join(collegeDir, folder))))
      hash.update(`${file}\n`).update(readFileSync(file))
    return hash.digest('base64url')
  } catch {
    return ''
  }
}

/** Not a glob, whose parser takes longer to load than all of this. */
const listCode = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .sort()
        .map((name) => join(folder, name))
    : []
