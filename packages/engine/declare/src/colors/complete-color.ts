/** True for a color in its stored form, `#4b83cc`. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

/** Normalizes a color in capitals, short form or without its sign: `4B83CC`, `#fff`. Any other text stays unchanged. */
export const completeColor = (typed: string): string => {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim()) ?? []
  if (digits === undefined) return typed.trim()
  const all = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return `#${all.toLowerCase()}`
}
