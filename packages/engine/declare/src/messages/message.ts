/**
 * Template of a message, such as 'The %{0} was saved.', and the values of its placeholders. A value can be a message itself.
 */
export interface MessageCode {
  code: string
  values: readonly (string | MessageCode)[]
}

/**
 * Template tag that encloses each value in two control characters, which no stored text contains, so that `parseMessage` finds
 * them. The result is a string, because zod's issues, a worker's errors and react-hook-form carry nothing else.
 */
export const message = (parts: readonly string[], ...values: readonly (string | number)[]): string =>
  String.raw({ raw: parts }, ...values.map((value) => `${start}${value}${end}`))

const [start, end] = ['\u0002', '\u0003']

/** The readable text, without delimiters. */
export const stripDelimiters = (text: string): string => text.replaceAll(start, '').replaceAll(end, '')

/** Parses a message into code and values. A message without values is its own code. */
export const parseMessage = (text: string): MessageCode => {
  let code = ''
  let depth = 0
  const values: string[] = []
  for (const part of text.split(/([\u0002\u0003])/)) {
    if (part === end && depth > 0) depth -= 1
    if (depth > 0) values.push((values.pop() ?? '') + part)
    else if (part === start) code += `%{${values.push('') - 1}}`
    else if (part !== end) code += part
    if (part === start) depth += 1
  }
  return { code, values: values.map((value) => (value.includes(start) ? parseMessage(value) : value)) }
}

/** Formats a code with its values, which keep their delimiters. */
export const formatMessage = ({ code, values }: MessageCode): string =>
  code.replaceAll(/%\{(\d+)\}/g, (placeholder, at: string) => {
    const value = values[Number(at)]
    if (value === undefined) return placeholder
    return `${start}${typeof value === 'string' ? stripDelimiters(value) : formatMessage(value)}${end}`
  })

/** Messages by field, as in a 422. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>
interface Body {
  message: string
  errors?: FieldErrors
}

/** Encodes a reply for the wire: plain texts, with codes beside texts that have values. */
export const encodeMessages = <T extends Body>({ message, errors, ...rest }: T) => ({
  message: stripDelimiters(message),
  ...(hasValues(message) && parseMessage(message)),
  ...rest,
  ...(errors && { errors: mapTexts(errors, stripDelimiters) }),
  ...(errors && Object.values(errors).flat().some(hasValues) && { codes: mapTexts(errors, parseMessage) }),
})

/** Decodes a reply: adds the delimiters of values to its texts. A text that its code doesn't produce stays unchanged. */
export const decodeMessages = (body: unknown): unknown => {
  if (!isObject(body)) return body
  const { message, errors, codes } = body
  return {
    ...body,
    ...('code' in body && { message: decodeText(message, body) }),
    ...(isObject(errors) && isObject(codes) && { errors: decodeErrors(errors, codes) }),
  }
}

/** Decodes parts of a reply with a message each, such as the rejected rows of a file. */
export const decodeEach = <T extends { message: string }>(parts: readonly T[]): T[] =>
  parts.map((part) => decodeMessages(part) as T)

const decodeErrors = (errors: object, codes: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, texts]: [string, unknown]) => {
      const fieldCodes = codes[name]
      const isParallel = Array.isArray(texts) && Array.isArray(fieldCodes)
      return [name, isParallel ? texts.map((text: unknown, at) => decodeText(text, fieldCodes[at])) : texts]
    }),
  )

const decodeText = (text: unknown, code: unknown): unknown => {
  const formatted = isMessageCode(code) ? formatMessage(code) : undefined
  return formatted !== undefined && stripDelimiters(formatted) === text ? formatted : text
}

const hasValues = (text: string): boolean => stripDelimiters(text) !== text

const mapTexts = <T>(errors: FieldErrors, map: (text: string) => T): Record<string, T[]> =>
  Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name, texts.map(map)]))

const isMessageCode = (value: unknown): value is MessageCode =>
  isObject(value) &&
  typeof value.code === 'string' &&
  Array.isArray(value.values) &&
  value.values.every((each) => typeof each === 'string' || isMessageCode(each))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
