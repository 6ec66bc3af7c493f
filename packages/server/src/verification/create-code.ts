import { codeAlphabet, isNotAWord, withCheckCharacter } from '@kampana/shared/verification/code'
import { randomInt } from 'node:crypto'

/** Creates a random code with its check character. The code may already be in use. */
export const createCode = (): string => {
  const five = Array.from({ length: 5 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')
  return isNotAWord(five) ? withCheckCharacter(five) : createCode()
}
