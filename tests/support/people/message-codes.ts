import { expect } from 'vitest'

/** A text's template and values, as in replies. */
export interface Code {
  code: string
  values: (string | Code)[]
}

/** Throws if a reply's codes don't format to its English texts. A text without a code is its own code. */
export const assertCodes = (body: unknown): void => {
  const { message, code, values, errors, codes } = Object(body) as Partial<Body>
  if (code !== undefined && values) expect(said({ code, values })).toBe(message)
  if (codes) expect(mapped(codes, (each) => said(each))).toEqual(errors)
  expect(JSON.stringify([message, errors]) ?? '').not.toMatch(/\\u000[23]/)
}

interface Body extends Code {
  message: string
  errors: Record<string, string[]>
  codes: Record<string, Code[]>
}

const said = ({ code, values }: Code): string =>
  code
    .split(/%\{(\d+)\}/)
    .map((part, at) => {
      const value = at % 2 === 0 ? part : values[Number(part)]
      return typeof value === 'object' ? said(value) : value
    })
    .join('')

const mapped = (codes: Record<string, Code[]>, map: (code: Code) => string): Record<string, string[]> =>
  Object.fromEntries(Object.entries(codes).map(([name, each]) => [name, each.map(map)]))
