import { reservedProblem } from '@kampana/engine-declare/addresses/reserved-paths'
import type { ReleaseEmails } from '../release/release-emails.ts'
import type { CurrentPictures, EngineServices } from './engine-services.ts'

const nothing = async () => undefined

const noPictures: CurrentPictures = {
  forVisitors: (value) => value,
  forStaff: (value) => value,
  toStored: (input) => input,
}

/** Services of a college without uploads, whose addresses all belong to records or to registered code. */
export const noServices: EngineServices = {
  uploads: {
    current: async () => noPictures,
    assertStored: nothing,
    find: () => undefined,
    hasFile: async () => false,
    recount: nothing,
    describe: nothing,
  },
  links: { reservedProblem, leadsOn: () => false },
}

/** E-mails of a college that sends none. */
export const noReleaseEmails: ReleaseEmails = {
  asked: nothing,
  published: nothing,
  sentBack: nothing,
  undone: nothing,
  failed: nothing,
}
