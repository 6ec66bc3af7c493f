import { formatCode } from '@kampana/shared/verification/code'
import { encode } from 'uqr'
import { fraunces } from './typeface.ts'

/**
 * Position and size of the QR code, in pixels. At half the size, a module is still almost three pixels wide. The code's text
 * is above.
 */
export const codeBox = { left: 867, top: 334, size: 246 } as const

const words = { size: 36, gap: 14 }
/** Width of the quiet zone around a QR code, in modules (ISO/IEC 18004, 6.3.8). */
const quiet = 4

/** Draws a code and the QR code of its verification address. The QR code is always dark on white, which cameras require. */
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
