import { createRequire } from 'node:module'

// The API tests create and check a thousand passwords. At full cost, each takes 25 ms, so the tests use a low cost.
// packages/server/src/secrets.test.ts checks the product's cost.

interface Argon2 {
  hash: (password: string, cost: object) => Promise<string>
  verify: (hash: string, password: string) => Promise<boolean>
}

const fromServer = createRequire(new URL('../../../packages/server/package.json', import.meta.url))
const argon2 = fromServer('@node-rs/argon2') as Argon2

export const hash = (password: string): Promise<string> =>
  argon2.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
export const { verify } = argon2
