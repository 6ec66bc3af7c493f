// Made when first it is asked for, since a start would load its rules for it.
let pesos: Intl.NumberFormat | undefined

/** Centavos as people read them: `₱1,234.50`. */
export const formatMoney = (centavos: number): string => {
  pesos ??= new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })
  return pesos.format(centavos / 100)
}

/** Whole pesos as people read them: `₱1,234`. */
export const formatPesos = (whole: number): string => `₱${whole.toLocaleString('en-PH')}`

/**
 * Centavos from what people type: `1234.5`, `1,234.50`, `₱1,234.50`. Null for what is no amount, or has a fraction of a
 * centavo; read by its digits, since `1.15 * 100` isn't 115.
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
