/** Options of schemas that parse once per process: zod's JIT compilation takes longer than the parsing. */
export const interpreted = { jitless: true }
