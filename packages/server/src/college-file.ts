import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'

export const collegeFolder = join(import.meta.dirname, '../../site/content/college')

/** What `college.yaml` says, unchecked; read once. */
export const collegeFile = (): Promise<unknown> => (read ??= readCollege())
let read: Promise<unknown> | undefined

const readCollege = async (): Promise<unknown> =>
  parse(await readFile(join(collegeFolder, 'college.yaml'), 'utf8'))
