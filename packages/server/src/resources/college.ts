import { textMessages } from '@kampana/engine-declare/messages/text-messages'
import { toRows } from '@kampana/engine-declare/kinds/rows/rows'
import type { ResourceHooks } from './resource-hooks.ts'
import { renameChoices } from '../alerts/contacts/rename-choices.ts'
import { invalid } from '@kampana/engine-server/error'

/** Hooks of the college: a level used by a program can't be removed, and subscribers follow a renamed level or campus. */
export const collegeHooks: ResourceHooks<'college'> = {
  beforeWrite: [
    async (trx, { input }) => {
      if (input.levels === undefined) return
      const levels = new Set(toRows(input.levels).map(({ name }) => name))
      const programs = await trx.selectFrom('programs').select(['title', 'level']).orderBy('id').execute()
      const left = programs.find(({ level }) => !levels.has(level))
      if (left)
        throw invalid({
          levels: [textMessages.unreadable(`${left.title} is of no level "${left.level}" then.`)],
        })
    },
  ],
  afterWrite: [
    async (trx, { old, record }) => {
      if (!old) return
      for (const column of ['levels', 'campuses'] as const)
        await renameChoices(trx, column, namesOf(old[column]), namesOf(record[column]))
    },
  ],
}

const namesOf = (rows: unknown): string[] => toRows(rows).map(({ name }) => String(name))
