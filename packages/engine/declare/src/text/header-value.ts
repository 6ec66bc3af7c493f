/**
 * Writes the value of a header: headerValue`"${hash}"`. Throws if data contains white space, a control character, a character
 * outside ASCII, or a separator or quote (RFC 9110, 5.6). Data therefore never starts another parameter, value or header.
 */
export const headerValue = (
  text: TemplateStringsArray,
  ...data: readonly (string | number | undefined)[]
): string => String.raw({ raw: text }, ...data.map((each) => assertPlain(String(each ?? ''))))

const assertPlain = (data: string): string => {
  if (!plain.test(data)) throw new Error(`This can’t be part of a header: ${JSON.stringify(data)}`)
  return data
}
/** All printable ASCII characters except `"`, `,`, `;`, `<`, `>` and `\`. */
const plain = /^[!#-+\--:=?-[\]-~]*$/

/** Value of a Location header: characters not allowed in addresses are percent-encoded (RFC 3986). */
export const locationValue = (address: string): string =>
  address.toWellFormed().replaceAll(/[^!#-;=?-[\]_a-z~]/gu, encodeURIComponent)

/** Writes a Content-Security-Policy from directives and their space-separated sources. */
export const policyValue = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.split(' ').map((source) => headerValue`${source}`)].join(' '))
    .join('; ')
