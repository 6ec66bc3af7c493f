import { createInterface } from 'node:readline/promises'

/** Asks a question on a terminal. Returns false without a terminal and for any answer except yes. */
export const confirm = async (question: string): Promise<boolean> => {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(`${question} (yes/no) `)).trim().toLowerCase() === 'yes'
  } finally {
    terminal.close()
  }
}
