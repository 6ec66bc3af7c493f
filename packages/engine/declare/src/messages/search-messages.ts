import { message } from './message.ts'

/** Messages about search terms. */
export const searchMessages = {
  noWord: (phrase: string) => message`“${phrase}” contains no letter or digit.`,
  notOneWord: (phrase: string) =>
    message`“${phrase}” is a phrase. Synonyms must be single words. Add phrases to a page instead.`,
  alone: 'Add a second word with the same meaning, or choose a page.',
}
