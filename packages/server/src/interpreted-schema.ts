/** For schemas that parse once in a process: zod's JIT compilation takes longer than the parsing. */
export const interpreted = { jitless: true }
