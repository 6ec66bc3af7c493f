import { reservedProblem } from '@kampana/engine-declare/addresses/reserved-paths'
import type { ReleaseEmails } from '../release/release-emails.ts'
import type { EngineServices } from './engine-services.ts'

const nothing = async () => undefined

/** Services of a college without uploads, whose addresses all belong to records or to registered code. */
export const noServices: EngineServices = {
  uploads: {
    show: async (_images, records) => [...records],
    toStored: async (_client, _images, input) => input,
    toFormer: async (_client, _images, values) => values,
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
