/** Why a goal is missed, by the finding's `what`. Figures that miss their goal without a reason here aren't written. */
export const reasons: Readonly<Record<string, string>> = {
  'From the start to the first page, beside bare Fastify with better-sqlite3':
    'not met: the product also compares its sources with what was built, opens its database and renders a page',
}
