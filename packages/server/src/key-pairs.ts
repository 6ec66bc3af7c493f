import type { AppContext } from './app-context.ts'
import { instant } from '@kampana/engine-server/clock'

/** Key pair in the table `keys`; `make` returns the private key in PEM. */
export interface PairKind {
  name: string
  make: () => { public: string; private: string }
}

/** Creates a pair as a row of `keys`. */
export const newPair = (
  { encryption, now }: Pick<AppContext, 'encryption' | 'now'>,
  { name, make }: PairKind,
) => {
  const pair = make()
  return { name, public: pair.public, sealed: encryption.encrypt(pair.private), created_at: instant(now()) }
}

/** Creates a pair on the first start, unless another node has. Never replaces an unreadable pair (key-check-value.ts). */
export const openPair = async (
  context: Pick<AppContext, 'db' | 'encryption' | 'now'>,
  kind: PairKind,
): Promise<void> => {
  const known = await context.db
    .selectFrom('keys')
    .select('name')
    .where('name', '=', kind.name)
    .executeTakeFirst()
  if (known) return
  await context.db
    .insertInto('keys')
    .values(newPair(context, kind))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
