import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { collegeFolder } from './college-folder.ts'

/** What `college.yaml` says, unchecked; read once. The bundle holds what it said (build/bundle.ts). */
export const collegeFile = (): Promise<unknown> => (read ??= readCollege())
let read: Promise<unknown> | undefined

const readCollege = async (): Promise<unknown> =>
  parse(await readFile(join(collegeFolder, 'college.yaml'), 'utf8'))
