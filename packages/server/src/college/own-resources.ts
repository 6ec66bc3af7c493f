import { findKind } from '@kampana/engine-declare/kinds/index'
import type { PublicSearch } from '@kampana/engine-declare/named-fields'
import type { Resource } from '@kampana/engine-declare/resource'
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { renameProperties } from './former-names.ts'
import type { OwnResource } from './own-resource.ts'
import { importOwnModule } from './import-own-module.ts'
import { findFaults, isDeclaration } from './resource-faults.ts'

/** Invalid declarations in the college's folder; each line of the message names a file. */
export class ResourcesUnusable extends Error {}

/** TypeScript files of `COLLEGE_DIR/resources`, in order. */
const ownResourceFiles = (collegeDir: string): string[] => {
  const folder = join(collegeDir, 'resources')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /(?<!\.d)\.ts$/.test(name))
    .sort()
    .map((name) => join(folder, name))
}

/** Loads and checks the college's declarations. Throws `ResourcesUnusable` with all errors of all files. */
export const loadOwnResources = async (collegeDir: string): Promise<OwnResource[]> => {
  const loaded = await Promise.all(ownResourceFiles(collegeDir).map(loadDeclaration))
  const own = loaded.filter((each) => typeof each !== 'string')
  const faults = [...loaded.filter((each) => typeof each === 'string'), ...findFaults(own)]
  if (faults.length > 0) throw new ResourcesUnusable(faults.join('\n'))
  return own
}

/** Returns the declaration that a file exports, or an error message. */
const loadDeclaration = async (file: string): Promise<OwnResource | string> => {
  try {
    const [resource, ...more]: unknown[] = Object.values(await importOwnModule(file))
    if (!isDeclaration(resource) || more.length > 0)
      return `${file} does not declare a resource. Export exactly one value, made by defineResource(…).`
    if (basename(file) !== `${resource.name}.ts`)
      return `${file} declares '${resource.name}'. Rename the file to ${resource.name}.ts.`
    return { file, resource: withSearch(renameProperties(resource)) }
  } catch (cause) {
    return `${file} cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`
  }
}

/** Adds resources with a page to the site's search, by the texts on their list and page. */
const withSearch = (resource: Resource): Resource => {
  const { page, publicSearch, fields } = resource
  if (!page || publicSearch) return resource
  const isText = (name: string): boolean => {
    const field = fields[name]
    return field !== undefined && (findKind(field).storage === 'text' || 'options' in field)
  }
  const newest = ['created_at', ...Object.keys(fields)].find((name) =>
    ['day', 'datetime'].includes(fields[name]?.kind ?? ''),
  )
  if (newest === undefined) return resource
  const search: PublicSearch = {
    address: `${page.path}/{id}`,
    lead: page.list.filter(isText),
    body: page.show.filter((name) => isText(name) && !page.list.includes(name) && name !== resource.title),
    newest,
  }
  return { ...resource, publicSearch: search }
}
