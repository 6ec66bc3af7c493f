import '@kampana/shared/resources/register'
import { readSettings } from '@kampana/server/env'
import { withPublishedSite } from '@kampana/server/content/published-site'
import { join } from 'node:path'
import { readOptions, type StaticExportOptions } from '../packages/site/build/static-export/options.ts'
import { writeSite } from '../packages/site/build/static-export/write-site.ts'
import { built } from './build.ts'

/**
 * Builds the static export of the site, with published content, into `dist/site` or the given folder
 * (docs/how-to/operate/static-site.md).
 */
const buildSite = async (options: StaticExportOptions, folder: string): Promise<void> => {
  if (!(await built(['site']))) {
    process.exitCode = 1
    return
  }
  const { pages, waiting } = await withPublishedSite(readSettings(process.env), (published) =>
    writeSite(folder, options, published),
  )
  process.stdout.write(`Wrote ${pages} pages to ${folder}.\n`)
  if (waiting.length > 0)
    process.stdout.write(
      `${options.apiUrl} could not be reached. Browsers will load the data of these pages: ${waiting.join(' ')}\n`,
    )
}

try {
  await buildSite(readOptions(process.env), process.argv[2] ?? join(import.meta.dirname, '../dist/site'))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
