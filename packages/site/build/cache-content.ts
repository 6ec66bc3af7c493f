import { collegeDir } from '@kampana/shared/college-dir'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')

/** Reads the college's folder beside the build, so that a first start needn't. A fault in it is told by the start. */
export const cacheContent = async (): Promise<void> => {
  const { loadContent } = await import(pathToFileURL(join(root, 'dist/server/load-content.js')).href)
  const directory = collegeDir(join(root, '../..'), process.env)
  await loadContent({ directory, caches: [join(root, 'dist/content.json')] }).catch(() => undefined)
}
