import type { CheckedDays } from '@kampana/shared/content/preview-worker'
import type { RecordPages } from '@kampana/engine-declare/record-pages'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Content, makeContent } from '../../src/content/content.ts'
import type { openFolder } from '../../src/content/folder/open-folder.ts'
import type { readFolder } from '../../src/content/folder/read-folder.ts'
import type { InlineHashes } from '@kampana/engine-site/framework/csp-hash'
import type { renderIcons } from '../../src/icons/render-icons.ts'
import type { StaticExportOptions } from './options.ts'

/** Folder of the site's build. */
export const built = join(import.meta.dirname, '../../dist')

/** Exports of the server build. */
export interface BuiltModules {
  /** The type of `src/entry-server.tsx`, without JSX, which scripts can't compile. A test compares both. */
  'entry-server.js': {
    makeContent: typeof makeContent
    openFolder: typeof openFolder
    setContent: (
      content: Content,
      hash: string,
      recordPages: readonly RecordPages[],
      checked: CheckedDays,
    ) => Promise<void>
    fixedPaths: () => readonly string[]
    frameOrigins: () => readonly string[]
    prerender: (path: string, options: PrerenderOptions) => Promise<{ html: string; filled: boolean }>
    prerenderFallback: (options: PrerenderOptions) => string
    prerenderTextFiles: (options: PrerenderOptions) => Promise<Readonly<Record<string, string>>>
  }
  'read-folder.js': { readFolder: typeof readFolder }
  'render-icons.js': { renderIcons: typeof renderIcons }
}
interface PrerenderOptions extends StaticExportOptions {
  today: string
  made: string
  policy: (inline?: InlineHashes) => string
}

/** Imports a module of the server build. */
export const load = <N extends keyof BuiltModules>(name: N): Promise<BuiltModules[N]> =>
  import(pathToFileURL(join(built, 'server', name)).href)
