import { recordPages } from '@kampana/shared/record-pages'
import { ownResources } from '@kampana/shared/resources/index'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { createIdentity } from '../college/college.ts'
import type { Settings } from '../env.ts'
import type { SiteCode } from '../front-ends.ts'
import type { LoadedContent } from './content.ts'
import { CollegeUnreadable, type ContentStore } from './content-store.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** Reads the college's folder. Rejects with `CollegeUnreadable`. */
export const openContent = async (
  { collegeDir, dataDir }: Pick<Settings, 'collegeDir' | 'dataDir'>,
  { entry, loadContent, builtCache }: SiteCode,
): Promise<ContentStore> => {
  const folder = { directory: collegeDir, caches: [builtCache, join(dataDir, 'cache/content.json')] }
  const pages = ownResources().flatMap((resource) => recordPages(resource) ?? [])
  const load = async (): Promise<LoadedContent> => {
    const loaded = await loadContent(folder).catch((error: unknown) => {
      if (!isContentError(error)) throw error
      throw new CollegeUnreadable(error.message)
    })
    const { content } = loaded
    for (const { path, resource } of pages)
      if (path in content.pages || path in content.programs)
        throw new CollegeUnreadable(
          `resources/${resource}.ts: its page ${path} is one of the folder already.`,
        )
    const hash = pages.length > 0 ? digest([loaded.hash, pages]) : loaded.hash
    await (await entry()).setContent(content, hash, pages)
    return { content, hash }
  }
  const use = ({ content, hash }: LoadedContent) => ({ content, hash, identity: createIdentity(content) })
  let used = use(
    await load().catch((error: unknown) => {
      if (!(error instanceof CollegeUnreadable)) throw error
      throw new CollegeUnreadable(`The college's folder (${collegeDir}) has faults:\n${error.message}`)
    }),
  )
  let faults: string | undefined
  const read = async (): Promise<boolean> => {
    const before = used.hash
    try {
      const loaded = await load()
      if (loaded.hash !== before) used = use(loaded)
      faults = undefined
    } catch (error) {
      faults = error instanceof Error ? error.message : String(error)
    }
    return used.hash !== before
  }
  return {
    identity: () => used.identity,
    content: () => used.content,
    hash: () => used.hash,
    faults: () => faults,
    reload: oneAtATime(read),
  }
}

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 10)

/** The site's build has a class of its own. */
const isContentError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ContentError'
