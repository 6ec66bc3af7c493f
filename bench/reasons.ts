/** Why a goal is missed, by the finding's `what`. One that is missed without a reason here ends `pnpm bench` with 1. */
export const reasons: Readonly<Record<string, string>> = {
  'From the start to the first page, beside bare Fastify with better-sqlite3':
    'not met: the product also compares its sources with what was built, opens its database, adds 540 routes and renders a page',
  'Memory after the first page':
    'not met, and not profiled since content became records; libraries in one file save 12 MB',
}
