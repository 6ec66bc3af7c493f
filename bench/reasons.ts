/** Why a goal is missed, by the finding's `what`. One that is missed without a reason here ends `pnpm bench` with 1. */
export const reasons: Readonly<Record<string, string>> = {
  'From the start to the first page, beside bare Fastify with better-sqlite3':
    'not met: the product also compares its sources with what was built, makes the content of its records and renders a page',
  ...Object.fromEntries(
    ['one node on SQLite', 'two nodes on PostgreSQL'].map((nodes) => [
      `5000 letters and 5000 pushes of a class notice, ${nodes}: memory above idle`,
      'not met: V8 widens its young generation by up to 48 MB under any load; held at 4 MB, sending adds 6',
    ]),
  ),
}
