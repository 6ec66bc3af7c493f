import { message } from './message.ts'

/** What is said of the words by which people search. */
export const searchMessages = {
  noWord: (phrase: string) => message`“${phrase}” has no letter and no digit.`,
  notOneWord: (phrase: string) =>
    message`“${phrase}” is not one word. Words that mean the same are single words; phrases belong to a page.`,
  alone: 'A word needs another that means the same, or a page.',
}
