/** Why a goal is missed, by the finding's `what`. A figure that misses its goal without a reason here isn't kept. */
export const reasons: Readonly<Record<string, string>> = {}
