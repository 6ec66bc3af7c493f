import { z } from 'zod'
import { ContentError, collectErrors } from './content-error.ts'
import type { KnownPaths } from './editing/read-cache.ts'
import type { Files } from './files.ts'
import { formerRedirects } from './former-redirects.ts'
import { readYamlFile } from './yaml/read-yaml.ts'

const listFile = 'redirects.yaml'
const schema = z.array(
  z.looseObject({
    path: z.string().regex(/^\/[^\s?#%]+$/, 'must begin with / and hold no spaces, ?, # or %.'),
    target: z.string(),
  }),
)

/**
 * The paths that short addresses redirect to. Each must lead to a page, and none can be one; with `mayEnd` those are left out that
 * do otherwise.
 */
export const readRedirects = (
  files: Files,
  paths: KnownPaths,
  mayEnd: boolean,
): Readonly<Record<string, string>> => {
  const { file, value, findLine } = readList(files)
  const read = collectErrors(
    value.map(({ path, target }, at) => () => {
      const fault = !paths.has(target.replace(/#.*$/, ''))
        ? new ContentError(file, `${target} is no page of the site map.`, findLine([at, 'target']))
        : paths.has(path) &&
          new ContentError(file, `${path} is a page and can't lead elsewhere.`, findLine([at, 'path']))
      if (fault && !mayEnd) throw fault
      return fault ? undefined : ([path, target] as const)
    }),
  )
  return Object.fromEntries(read.filter((each) => each !== undefined))
}

const readList = (files: Files) =>
  files.has(listFile)
    ? { file: listFile, ...readYamlFile(files, listFile, schema) }
    : formerRedirects(files, schema)
