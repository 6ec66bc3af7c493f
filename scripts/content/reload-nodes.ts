import { requestReload } from '@kampana/server/db/content-version'
import type { Database } from '@kampana/server/db/tables'
import type { Settings } from '@kampana/server/env'
import {
  forgetAnswers,
  readAnswers,
  type ReloadAnswer,
  type ReloadResult,
} from '@kampana/server/operations/reload-answers'
import { setTimeout as pause } from 'node:timers/promises'

/** How long nodes are waited for, in milliseconds: they ask every second and a half, and read the folder beside their work. */
const patience = 10_000
/** After the last answer others may follow. */
const afterLast = 2_500

const endings: Readonly<Record<ReloadResult, string>> = {
  read: 'shows the folder as it is now',
  restart:
    'shows the folder as it is now; resources/ or migrations/ have changed since it was started: restart it to show those',
  faulty: 'goes on with what it had: the folder has faults there, which its log names',
}

/** Lets every node read the college's folder again. Returns what each has answered; sets the exit code where none did, or one could not. */
export const reloadNodes = async (db: Database, database: Settings['database']): Promise<string> => {
  await forgetAnswers(db)
  await requestReload(db, database)
  const answers = await waitForAnswers(db)
  if (answers.length === 0 || answers.some(({ result }) => result === 'faulty')) process.exitCode = 1
  if (answers.length === 0)
    return 'No server has heard it: is one running with this database? It reads the folder when it starts.'
  const lines = answers.map(({ node, result }) => `  ${node} ${endings[result]}.`)
  return `Heard by ${answers.length} node${answers.length === 1 ? '' : 's'}:\n${lines.join('\n')}`
}

const waitForAnswers = async (db: Database): Promise<ReloadAnswer[]> => {
  let answers: ReloadAnswer[] = []
  for (let until = performance.now() + patience; performance.now() < until; await pause(200)) {
    const now = await readAnswers(db)
    if (now.length > answers.length) until = Math.min(until, performance.now() + afterLast)
    answers = now
  }
  return answers
}
