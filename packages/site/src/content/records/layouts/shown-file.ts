import type { Files } from '../../folder/files.ts'
import { toPath } from './layout.ts'

/**
 * Where visitors find a file of a record, and how large it is: one of the folder is named `asset:files/slip.pdf`, as pages name them; of
 * one that was uploaded nobody here knows the size.
 */
export const toShownFile = (address: string, files: Files): { address: string; bytes?: number } => {
  const path = toPath(address)
  if (path === address) return { address }
  return { address: `asset:${path}`, ...(files.has(path) && { bytes: files.size(path) }) }
}
