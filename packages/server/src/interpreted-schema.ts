/** For what zod checks once in the life of a process: to compile its checks takes longer than to do them. */
export const interpreted = { jitless: true }
