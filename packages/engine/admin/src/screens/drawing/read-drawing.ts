import { drawingProblem } from '@kampana/engine-declare/drawings/svg-faults'
import { msg } from '../../language/msg.ts'

/** A vector image and its single-color version, such as a college's seal. Both are SVG. */
export interface Drawings {
  colored: string
  /** In `currentColor`, with the opacity of each pixel from its darkness. */
  plain: string
}

/** Side in pixels: twice the largest display size. */
const size = 256

/** Error for an unusable file. The message is for the person who chose it. */
class UnusableDrawing extends Error {}

/**
 * Reads an SVG, or embeds a raster image in one, and derives the single-color version. Throws `UnusableDrawing` before it
 * displays any of the file.
 */
export const readDrawing = async (file: File): Promise<Drawings> => {
  const isSvg = file.type === 'image/svg+xml' || /\.svg$/i.test(file.name)
  if (!isSvg) {
    const canvas = await paint(file)
    return { colored: embed(canvas), plain: drawInOneColor(canvas) }
  }
  const colored = normalize(await file.text())
  const problem = drawingProblem(colored)
  if (problem !== undefined) throw new UnusableDrawing(problem)
  const canvas = await paint(new Blob([colored], { type: 'image/svg+xml' }))
  return { colored, plain: drawInOneColor(canvas) }
}

const noPicture = msg('Browsers can’t display this file. Choose an SVG, PNG, JPEG or WebP file.')

/**
 * Adds the viewBox, without which an SVG doesn't scale. Removes the DOCTYPE that drawing programs write and the server
 * rejects.
 */
const normalize = (text: string): string => {
  const { documentElement: root, doctype } = new DOMParser().parseFromString(text, 'image/svg+xml')
  if (root.localName !== 'svg' || root.querySelector('parsererror')) throw new UnusableDrawing(noPicture)
  const write = (): string => new XMLSerializer().serializeToString(root)
  if (root.hasAttribute('viewBox')) return doctype ? write() : text
  const [width, height] = ['width', 'height'].map((side) => Number.parseFloat(root.getAttribute(side) ?? ''))
  if (!width || !height) throw new UnusableDrawing(noPicture)
  root.setAttribute('viewBox', `0 0 ${width} ${height}`)
  return write()
}

/** Paints an image into a square at the largest size that fits. */
const paint = async (picture: Blob): Promise<CanvasRenderingContext2D> => {
  const image = new Image(size, size)
  image.src = URL.createObjectURL(picture)
  try {
    await image.decode()
  } catch {
    throw new UnusableDrawing(noPicture)
  } finally {
    URL.revokeObjectURL(image.src)
  }
  const context = openCanvas()
  const scale = size / Math.max(image.naturalWidth, image.naturalHeight, 1)
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
  context.drawImage(image, (size - width) / 2, (size - height) / 2, width, height)
  return context
}

const openCanvas = (): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) throw new UnusableDrawing(noPicture)
  return context
}

/** Embeds an image in an SVG. A JPEG with a mask for its shape is a fifth the size of a PNG. */
const embed = (context: CanvasRenderingContext2D): string => {
  const ground = openCanvas()
  ground.fillStyle = '#fff'
  ground.fillRect(0, 0, size, size)
  ground.drawImage(context.canvas, 0, 0)
  const picture = ground.canvas.toDataURL('image/jpeg', 0.85)
  const shape = paintTones(context, (_red, _green, _blue, alpha) => alpha)
  return wrap(`${mask(shape)}${image(picture, ' mask="url(#seal-mask)"')}`)
}

const drawInOneColor = (context: CanvasRenderingContext2D): string => {
  const ink = paintTones(context, (red, green, blue, alpha) =>
    Math.round((1 - (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255) * alpha),
  )
  return wrap(
    `${mask(ink)}<rect width="${size}" height="${size}" fill="currentColor" mask="url(#seal-mask)"/>`,
  )
}

type Tone = (red: number, green: number, blue: number, alpha: number) => number

/** Paints gray levels from 0 (transparent) to 255, one per pixel, as a JPEG. */
const paintTones = (context: CanvasRenderingContext2D, toneOf: Tone): string => {
  const { data } = context.getImageData(0, 0, size, size)
  const tones = context.createImageData(size, size)
  for (let at = 0; at < data.length; at += 4) {
    const tone = toneOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0)
    tones.data.set([tone, tone, tone, 255], at)
  }
  const painted = openCanvas()
  painted.putImageData(tones, 0, 0)
  return painted.canvas.toDataURL('image/jpeg', 0.85)
}

const image = (href: string, more = ''): string =>
  `<image width="${size}" height="${size}" href="${href}"${more}/>`
const mask = (href: string): string => `<mask id="seal-mask">${image(href)}</mask>`
const wrap = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${inner}</svg>\n`
