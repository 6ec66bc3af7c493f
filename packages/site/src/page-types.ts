import type { JobOpening, PublicApi } from '@kampana/shared/api/public-api'
import type { ClassNotice } from '@kampana/shared/class-status'
import type { ProgramRecord } from './content/program.ts'
import type { PersonalPage } from '@kampana/shared/notices/subscription'
import type { Update } from '@kampana/shared/update'

declare module '@kampana/engine-site/framework/page' {
  interface SiteApi extends PublicApi {}

  interface RouteRequest {
    /** Content of a page that is opened by a link in an e-mail. */
    personal?: PersonalPage
  }

  interface Head {
    /** Update that the page is about. */
    update?: Update
    /** Job openings on the page, for JSON-LD. */
    openings?: readonly JobOpening[]
    /** Program that the page is about, for JSON-LD. */
    program?: ProgramRecord
    /** Class notices on the page that haven't ended, for JSON-LD. */
    notices?: readonly ClassNotice[]
  }
}
