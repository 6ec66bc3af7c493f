import { formerPhrases } from '@kampana/shared/log-actions'
import type { RaRecord, TranslateFunction } from 'react-admin'
import { msg } from '../language/msg.ts'

/**
 * An entry's sentence in the reader's language. The server wrote it in English: `maria created the update 'Sunday Mass'`. One
 * that has no translation stays as it came.
 */
export const logSentence = ({ description, username }: RaRecord, t: TranslateFunction): string => {
  const said = String(description)
  const [, who = '', phrase = '', what = '', title = ''] = parts.exec(said) ?? []
  const by = username === who ? t(msg('by %{name}'), { name: who }) : t(unnamed[who] ?? who)
  return t(logPattern(formerPhrases[phrase] ?? phrase), { by, what: t(what), title, _: said })
}

/** The dictionary's key of a sentence with this verb. */
export const logPattern = (phrase: string): string => `%{by} ${phrase} the %{what} '%{title}'`

const parts = /^(\S+|The schedule) ([^']+) the ([^']+) '(.*)'$/s

/** Who did what nobody did who was signed in. */
const unnamed: Readonly<Record<string, string>> = {
  Somebody: msg('by an unknown user'),
  Housekeeping: msg('by the system'),
  'The schedule': msg('by the scheduler'),
}
