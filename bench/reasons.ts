/** Why a goal is missed, by the finding's `what`. One that is missed without a reason here ends `pnpm bench` with 1. */
export const reasons: Readonly<Record<string, string>> = {
  'From the start to the first page, beside bare Fastify with better-sqlite3':
    'not met: the product also compares its sources with what was built, makes the content of its records and renders a page',
}
