/** Digits and letters without look-alikes (0 and O; 1, I and L). Their number is prime, which the checksum relies on. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Length of a code, including its check character. */
const length = 6

/**
 * Appends the check character to five characters: their weighted sum (weights from 1, all different) becomes a multiple of 31.
 * So one wrong character, or two swapped ones, never form another code.
 */
export const withCheckCharacter = (five: string): string =>
  five + codeAlphabet[(codeAlphabet.length - (weigh(`${five}2`) % codeAlphabet.length)) % codeAlphabet.length]

/** True if five characters contain two digits and therefore aren't a word. */
export const isNotAWord = (five: string): boolean => (five.match(/\d/g) ?? []).length >= 2

/** Parses a typed code in any case, with spaces or dashes; null if it is invalid, for example after a typo. */
export const parseCode = (typed: string): string | null => {
  const code = typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '')
  const isCode =
    code.length === length &&
    code.split('').every((character) => codeAlphabet.includes(character)) &&
    weigh(code) % codeAlphabet.length === 0 &&
    isNotAWord(code.slice(0, -1))
  return isCode ? code : null
}

/** A code as printed: `K7M-2Q4`. */
export const formatCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`

/** Page to check a code. */
export const checkPath = '/v'
export const codePath = (code: string): string => `${checkPath}/${code}`

/** Weighted sum of the characters: the last has weight 1, the one before it 2, and so on. */
const weigh = (code: string): number =>
  code
    .split('')
    .reduce((sum, character, index) => sum + codeAlphabet.indexOf(character) * (length - index), 0)
