/** Digits and letters without look-alikes (0 and O; 1, I and L). Their number is a prime, on which the check relies. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** How many characters a code has, with the one that checks the others. */
const length = 6

/**
 * A code of five characters and the one that checks them: with weights from 1 up, all different, their sum is a multiple of 31. So one
 * wrong character, or any two that change places, never make another code.
 */
export const withCheckCharacter = (five: string): string =>
  five + codeAlphabet[(codeAlphabet.length - (weigh(`${five}2`) % codeAlphabet.length)) % codeAlphabet.length]

/** Whether five characters make no word: two of them are digits. */
export const isNoWord = (five: string): boolean => (five.match(/\d/g) ?? []).length >= 2

/** A code as somebody typed it, in any case, with spaces or dashes; null where it can't be one, as after a mistake. */
export const parseCode = (typed: string): string | null => {
  const code = typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '')
  const isCode =
    code.length === length &&
    code.split('').every((character) => codeAlphabet.includes(character)) &&
    weigh(code) % codeAlphabet.length === 0 &&
    isNoWord(code.slice(0, -1))
  return isCode ? code : null
}

/** A code as it is printed: `K7M-2Q4`. */
export const formatCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`

/** Where a code is checked. */
export const checkPath = '/v'
export const codePath = (code: string): string => `${checkPath}/${code}`

/** The sum of the characters' numbers, the last of which counts once, the one before it twice. */
const weigh = (code: string): number =>
  code
    .split('')
    .reduce((sum, character, index) => sum + codeAlphabet.indexOf(character) * (length - index), 0)
