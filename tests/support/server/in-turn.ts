import { personAt, type App, type Person } from '../people/person.ts'

/** A visitor whose calls alternate between nodes, as behind a round-robin proxy. */
export const personInTurn = (...nodes: readonly App[]): Person => {
  let calls = 0
  const inject = (call: unknown) => nodes[calls++ % nodes.length]!.inject(call as string)
  return personAt({ inject } as unknown as App)
}
