import { createRequire } from 'node:module'

// The API's tests make and check a thousand passwords, each of which costs an attacker, and us, 25 ms. Here it is one of
// the least; what the product asks for is held by packages/server/src/secrets.test.ts.

interface Argon2 {
  hash: (password: string, cost: object) => Promise<string>
  verify: (hash: string, password: string) => Promise<boolean>
}

const fromServer = createRequire(new URL('../../../packages/server/package.json', import.meta.url))
const argon2 = fromServer('@node-rs/argon2') as Argon2

export const hash = (password: string): Promise<string> =>
  argon2.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
export const { verify } = argon2
