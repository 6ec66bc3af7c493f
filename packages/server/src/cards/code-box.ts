import { formatCode } from '@kampana/shared/proof/code'
import { encode } from 'uqr'
import { fraunces } from './typeface.ts'

/** Where the QR code goes, in pixels; at half the size a module still has nearly three. Its code stands above it. */
export const codeBox = { left: 867, top: 334, size: 246 } as const

const words = { size: 36, gap: 14 }
/** The empty modules around a QR code (ISO/IEC 18004, 6.3.8). */
const quiet = 4

/** A code, and the QR code of the address at which it is checked: dark on white whatever the card's tone, as cameras read it. */
export const drawCode = (code: string, address: string, ink: string): string => {
  const { left, top, size } = codeBox
  const { data } = encode(address, { ecc: 'M', border: quiet })
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  const face = fraunces(600)
  const printed = formatCode(code)
  const x = left + (size - face.widthOf(printed, words.size)) / 2
  return [
    `<g fill="${ink}">${face.outlined(printed, { x, y: top - words.gap, size: words.size })}</g>`,
    `<svg x="${left}" y="${top}" width="${size}" height="${size}" viewBox="0 0 ${data.length} ${data.length}" shape-rendering="crispEdges">`,
    `<rect width="100%" height="100%" fill="#fff"/><path d="${modules.join('')}"/></svg>`,
  ].join('')
}
