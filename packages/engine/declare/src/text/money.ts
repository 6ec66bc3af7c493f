// Created on first use, because it loads rules that the start doesn't need.
let pesos: Intl.NumberFormat | undefined

/** Centavos as pesos: `₱1,234.50`. */
export const formatMoney = (centavos: number): string => {
  pesos ??= new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })
  return pesos.format(centavos / 100)
}

/** Whole pesos: `₱1,234`. */
export const formatPesos = (whole: number): string => `₱${whole.toLocaleString('en-PH')}`

/**
 * Parses typed pesos to centavos: `1234.5`, `1,234.50`, `₱1,234.50`. Null for other texts and for fractions of a centavo.
 * Reads the digits, because `1.15 * 100` isn't 115.
 */
export const parseMoney = (typed: string): number | null => {
  const parts = /^(?<sign>-?)₱?(?<pesos>\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(?<centavos>\d{1,2}))?$/.exec(
    typed.replace(/\s/g, ''),
  )?.groups
  if (!parts) return null
  const { sign, pesos: whole = '', centavos = '' } = parts
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(centavos.padEnd(2, '0'))
  return sign === '-' && amount !== 0 ? -amount : amount
}
