import { textMessages } from '@kampana/shared/messages/text-messages'
import { college } from '@kampana/shared/resources/college'
import type { AppContext } from '../app-context.ts'
import { toStored } from '../content/records/stored-records.ts'
import type { ResourceHooks } from '../crud/hooks.ts'
import { invalid } from '../error.ts'
import { sampleMarks } from './sample-marks.ts'

/** What others on the site name: one that is gone is likely why it can't be read. */
const named = new Set(['levels', 'campuses'])

/** Hooks of the college: it is refused where the site couldn't be read with it, as without a level that a program names. */
export const collegeHooks = ({ siteContent }: AppContext): ResourceHooks<'college'> => ({
  ...sampleMarks,
  authorize: async (trx, { input, old }) => {
    const records = await toStored(trx, college, [{ id: 1, ...old, ...input }])
    const faults = await siteContent.faultsWith({ college: records })
    if (faults === undefined) return
    const changed = Object.keys(input)
    const field = changed.find((name) => named.has(name)) ?? changed[0] ?? college.title
    throw invalid({ [field]: [textMessages.unreadable(faults.split('\n')[0] ?? '')] })
  },
})
