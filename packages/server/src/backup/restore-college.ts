import { join } from 'node:path'
import { connect } from '../db/connect.ts'
import type { Settings } from '../env.ts'
import { folderChecksum, packedChecksum, placeCollege, removeFolder, unpackCollege } from './college-files.ts'

/**
 * Restores with the college's folder that is in a backup: its own resources' migrations are needed for the rows. `work` gets
 * where that folder is for now, and `place`, which puts it where the settings look for it: COLLEGE_DIR, or DATA_DIR/college.
 * A folder with files that is there already stays as it is, and is worked with instead. What became of it is told.
 */
export const withCollege = async <T>(
  settings: Pick<Settings, 'collegeDir' | 'ownCollegeDir' | 'dataDir'>,
  backup: string,
  work: (folder: string, place: () => void) => Promise<T>,
  tell: (sentence: string) => void,
): Promise<T> => {
  const { collegeDir, ownCollegeDir, dataDir } = settings
  const unpacked = join(dataDir, 'restoring-college')
  removeFolder(unpacked)
  const db = await connect({ kind: 'sqlite', file: backup })
  try {
    const packed = await packedChecksum(db)
    const used = folderChecksum(collegeDir)
    if (packed === undefined || used === packed) return await work(collegeDir, () => undefined)
    if (folderChecksum(ownCollegeDir) !== undefined) {
      tell(`${collegeDir} stays as it is. It is another folder than the one in the backup.`)
      return await work(collegeDir, () => undefined)
    }
    await unpackCollege(db, unpacked)
    return await work(unpacked, () => {
      placeCollege(unpacked, ownCollegeDir)
      tell(`The college's folder is in ${ownCollegeDir}.`)
    })
  } finally {
    await db.destroy()
    removeFolder(unpacked)
  }
}
