/** Why a goal is missed, by the finding's `what`. A figure that misses its goal without a reason here isn't kept. */
export const reasons: Readonly<Record<string, string>> = {
  'From the start to the first page, beside bare Fastify with better-sqlite3':
    'not met: a third of it stamps the sources and loads the plugins of Fastify',
}
