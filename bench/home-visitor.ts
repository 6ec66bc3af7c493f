import { setTimeout } from 'node:timers/promises'

// Program that requests the home page until its input ends, and prints the milliseconds of each reply.
const origin = process.argv[2]!
const ended = new AbortController()
process.stdin.resume().on('end', () => ended.abort())

const taken: number[] = []
// The first request opens the connection.
for (let first = true; !ended.signal.aborted; first = false) {
  const begun = performance.now()
  const answer = await fetch(origin)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`The home page returned ${answer.status}.`)
  if (!first) taken.push(performance.now() - begun)
  await setTimeout(10)
}
process.stdout.write(taken.join('\n'))
