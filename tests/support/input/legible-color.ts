/** A color of the college with enough contrast to its others. */
export const legibleColor = (name: string, turn: 0 | 1): string => {
  if (name === 'colours_brand') return turn === 0 ? '#4b83cc' : '#2e7d4f'
  const isGround = /(?:paper|band|sheet)$/.test(name)
  const isBright = name.includes('light') === isGround
  return (isBright ? ['#ffffff', '#fefefe'] : ['#000000', '#010101'])[turn] ?? ''
}
