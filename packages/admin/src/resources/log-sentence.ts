import { formerPhrases } from '@kampana/engine-declare/log-actions'
import type { RaRecord, TranslateFunction } from 'react-admin'
import { msg } from '@kampana/engine-admin/language/msg'

/**
 * Sentence of a log entry in the reader's language. The server writes it in English: `maria created the update 'Sunday Mass'`.
 * Unknown sentences stay unchanged.
 */
export const logSentence = ({ description, username }: RaRecord, t: TranslateFunction): string => {
  const sentence = String(description)
  const [, who = '', phrase = '', what = '', title = ''] = parts.exec(sentence) ?? []
  const by = username === who ? t(msg('by %{name}'), { name: who }) : t(unnamed[who] ?? who)
  return t(logPattern(formerPhrases[phrase] ?? phrase), { by, what: t(what), title, _: sentence })
}

/** Dictionary key of a sentence with this verb. */
export const logPattern = (phrase: string): string => `%{by} ${phrase} the %{what} '%{title}'`

const parts = /^(\S+|The schedule) ([^']+) the ([^']+) '(.*)'$/s

/** Authors of changes without a signed-in person. */
const unnamed: Readonly<Record<string, string>> = {
  Somebody: msg('by an unknown user'),
  Housekeeping: msg('by the system'),
  'The schedule': msg('by the scheduler'),
}
