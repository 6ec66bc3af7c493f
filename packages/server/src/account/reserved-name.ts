import { lookAlike } from '@kampana/engine-declare/text/look-alikes'
import type { DbClient } from '../db/tables.ts'

/** Words that no display name may contain, in any spelling. */
const reservedWords = new Set(['Admin', 'Administrator'].map(lookAlike))

/** True if a display name looks like the name of a role, or calls its owner an administrator. */
export const isReservedName = async (client: DbClient, name: string): Promise<boolean> => {
  const looks = [name, ...name.split(/[\s\p{P}]+/u)].map(lookAlike)
  if (looks.some((each) => reservedWords.has(each))) return true
  const roles = await client.selectFrom('roles').select('description').execute()
  return roles.some(({ description }) => lookAlike(description) === looks[0] && looks[0] !== '')
}
