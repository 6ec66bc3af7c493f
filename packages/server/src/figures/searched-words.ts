import { LRUCache } from 'lru-cache'

const longest = 60

/**
 * A question as it is counted: in small letters, its spaces as one. Null where it may name somebody, as an address or a
 * number does, or is too long to be words that others type, too.
 */
export const countedWords = (question: string): string | null => {
  const words = question.toLowerCase().trim().split(/\s+/).join(' ')
  return words === '' || words.length > longest || /@|\d{5}|[\0-\x1f]/.test(words) ? null : words
}

/** The last questions that found nothing: a page of results doesn't tell the server that sends it. */
export const fruitlessQuestions = () => {
  const questions = new LRUCache<string, true>({ max: 200 })
  return {
    note: (question: string): void => void questions.set(question, true),
    has: (question: string): boolean => questions.has(question),
  }
}
