import { codeAlphabet, isNoWord, withCheckCharacter } from '@kampana/shared/proof/code'
import { randomInt } from 'node:crypto'

/** A random code with its check character, which may be taken. */
export const createCode = (): string => {
  const five = Array.from({ length: 5 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')
  return isNoWord(five) ? withCheckCharacter(five) : createCode()
}
