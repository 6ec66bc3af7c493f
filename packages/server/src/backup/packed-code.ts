import { createHash } from 'node:crypto'
import type { Database } from '../db/tables.ts'
import { isGeneratedKey } from '../secrets.ts'
import { readTableRows } from './rows.ts'
import type { BackupSignature } from './signature.ts'
import { collegeFilesTable } from './table-columns.ts'

/** Programs in a backup, which the server runs after a restore, and the reason why they aren't trusted. */
export interface PackedCode {
  files: readonly { path: string; hash: string }[]
  reason: string
}

/** Programs in a backup's folder: resources, migrations, and everything they could load. */
export const readPackedCode = async (db: Database): Promise<PackedCode['files']> => {
  const files: { path: string; hash: string }[] = []
  for await (const rows of readTableRows(db, collegeFilesTable))
    for (const { path, content } of rows)
      if (isCode.test(String(path)))
        files.push({
          path: String(path),
          hash: createHash('sha256')
            .update(content as Uint8Array)
            .digest('hex'),
        })
  return files
}

const isCode = /^(?:resources|migrations)\/|\.(?:[cm]?[jt]sx?|json|node|wasm)$/i

/**
 * Reason why a signature doesn't authenticate the programs in a backup; undefined if it does. A key that is part of backups
 * authenticates nothing.
 */
export const doubtOf = (
  { isThere, key }: BackupSignature,
  { packedKey, storedKey }: { packedKey: string | null; storedKey: string | undefined },
): string | undefined => {
  if (!isThere)
    return 'The backup has no signature: it was made by a version before 0.4, or somebody removed the signature.'
  if (key === undefined) return 'The signature cannot be checked without a key (APP_KEY).'
  if (packedKey !== null || key === storedKey || isGeneratedKey(key))
    return 'The signature is valid, but backups of this college contain its key. Anyone with a backup could have modified this one.'
  return undefined
}

/** List of the programs in the format of `sha256sum`, for comparison. */
export const listCode = ({ files, reason }: PackedCode): string =>
  `This backup contains programs, which the server runs after the restore:\n${files
    .map(({ path, hash }) => `  ${hash}  ${path}\n`)
    .join(
      '',
    )}${reason} Compare these SHA-256 checksums with the programs in the college's folder (sha256sum).`
