/** What a key is called where nothing else is known: `year_level` and `yearLevel` are 'Year level', other names stay. */
export const keyLabel = (key: string | number): string => {
  const name = String(key)
  if (!/^[a-z][a-zA-Z0-9_]*$/.test(name)) return name
  const words = name.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
