/** Why a goal is missed, by the finding's `what`. One that is missed without a reason here ends `pnpm bench` with 1. */
export const reasons: Readonly<Record<string, string>> = {
  'From the start to the first page, beside bare Fastify with better-sqlite3':
    'not met: the product also compares its sources with what was built, makes the content of its records and renders a page',
  'Signed in, a new record with its log entry, beside bare Fastify and better-sqlite3':
    'not met since content is records: a change of what is public reads the shown records anew, and signs its code',
}
