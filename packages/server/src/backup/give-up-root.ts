import { execFileSync } from 'node:child_process'
import { accessSync, chownSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { isFolder } from '@kampana/engine-server/folder'
import { BackupRefused } from './backup.ts'

interface Owner {
  uid: number
  gid: number
}

/** User of the service, unless KAMPANA_USER names another (docs/operations/kampana). */
const usualUser = 'kampana'

/**
 * If started as root, continues as the user that runs the server, because programs in a backup's folder must not run as root.
 * Missing folders, and empty ones owned by root, are given to that user. Throws `BackupRefused` if there is no such user.
 */
export const giveUpRoot = (dataDir: string, folders: readonly string[], named: string | undefined): void => {
  if (process.getuid?.() !== 0) return
  const owner = findUser(named) ?? ownerOf(dataDir) ?? findUser(usualUser)
  if (!owner) throw new BackupRefused(noUser)
  for (const folder of folders) handOver(folder, owner)
  become(owner)
  assertReadable(owner)
}

const noUser =
  'A backup contains programs, which root must not run. Nothing was changed. Set KAMPANA_USER to the user of the server, or make that user the owner of DATA_DIR (chown).'

const ownerOf = (folder: string): Owner | undefined => {
  const status = lstatSync(folder, { throwIfNoEntry: false })
  return status && asOwner(status.uid, status.gid)
}

const findUser = (name: string | undefined): Owner | undefined => {
  if (!name) return undefined
  try {
    const ask = (what: string) =>
      Number(execFileSync('id', [what, '--', name], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return asOwner(ask('-u'), ask('-g'))
  } catch {
    return undefined
  }
}

const asOwner = (uid: number, gid: number): Owner | undefined => (uid === 0 ? undefined : { uid, gid })

const handOver = (folder: string, { uid, gid }: Owner): void => {
  if (!isFolder(folder)) {
    const above = dirname(folder)
    if (above !== folder && !isFolder(above)) handOver(above, { uid, gid })
    mkdirSync(folder)
    chownSync(folder, uid, gid)
  } else if (lstatSync(folder).uid === 0 && readdirSync(folder).length === 0) chownSync(folder, uid, gid)
}

/** Groups come first, because only root can change them. */
const become = ({ uid, gid }: Owner): void => {
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
}

/** The program itself is loaded step by step. */
const assertReadable = ({ uid }: Owner): void => {
  try {
    accessSync(import.meta.filename)
  } catch {
    throw new BackupRefused(
      `The user ${uid} cannot read ${import.meta.dirname}. Give this user read permission.`,
    )
  }
}
