import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Folder of the site's build. */
export const built = join(import.meta.dirname, '../../dist')

/** Imports a module of the server build. */
export const load = (name: string) => import(pathToFileURL(join(built, 'server', name)).href)
