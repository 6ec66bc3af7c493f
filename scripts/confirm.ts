import { createInterface } from 'node:readline/promises'

/** True if a person can answer questions in the terminal. */
export const isInteractive = (): boolean => process.stdin.isTTY && process.stderr.isTTY

/** Asks a question on a terminal. Returns false without a terminal and for any answer except yes. */
export const confirm = async (question: string): Promise<boolean> => {
  if (!isInteractive()) return false
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(`${question} (yes/no) `)).trim().toLowerCase() === 'yes'
  } finally {
    terminal.close()
  }
}
