import { z } from 'zod'
import { ContentError } from './content-error.ts'
import type { Files } from './files.ts'
import { readYamlFile } from './yaml/read-yaml.ts'

const file = 'site-map.yaml'
const siteMap = z.looseObject({ redirects: z.record(z.string(), z.string()).default({}) })

/** The redirects of a folder up to 0.3.0, which has them in its site map, as `redirects.yaml` has them since. */
export const formerRedirects = <T>(files: Files, schema: z.ZodType<T>) => {
  const { value, findLine } = readYamlFile(files, file, siteMap)
  const listed = Object.entries(value.redirects).map(([path, target]) => ({ path, target }))
  const findEntry = ([at]: readonly PropertyKey[]): number =>
    findLine(['redirects', listed[Number(at)]?.path ?? ''])
  const read = schema.safeParse(listed)
  if (read.success) return { file, value: read.data, findLine: findEntry }
  throw ContentError.of(
    read.error.issues.map(({ path, message }) => new ContentError(file, message, findEntry(path))),
  )
}
