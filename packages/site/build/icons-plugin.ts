import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { readCollege } from '../src/content/college.ts'
import { encodeIco } from './ico.ts'
import { createWebManifest } from './web-manifest.ts'

/** The share of a maskable icon that every shape of mask leaves (https://www.w3.org/TR/appmanifest/#icon-masks). */
const safe = 0.8

/** Makes the icons of browsers and home screens out of the college's seal, and the web manifest that names them. */
export const icons = (): Plugin => {
  let root = ''
  let forBrowsers = false
  return {
    name: 'kampana:icons',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      forBrowsers = !config.build.ssr
    },
    async generateBundle() {
      if (!forBrowsers) return
      const seal = readFileSync(join(root, 'content/college/seal.svg'))
      const { college } = readCollege(join(root, 'content/college/college.yaml'))
      const ground = college.ground.light
      const iconFiles = {
        'icon-192.png': await renderSeal(seal, 192),
        'icon-512.png': await renderSeal(seal, 512),
        'icon-maskable-512.png': await renderSeal(seal, 512, { ground, share: safe * 0.92 }),
        // iOS gives it round corners, and makes what is transparent black.
        'apple-touch-icon.png': await renderSeal(seal, 180, { ground, share: 0.86 }),
        'favicon.ico': encodeIco(await Promise.all([16, 32, 48].map((size) => renderSeal(seal, size)))),
        'manifest.webmanifest': JSON.stringify(createWebManifest(college)),
      }
      for (const [fileName, source] of Object.entries(iconFiles))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** The seal as a square PNG, transparent around it, or on a ground of which it takes a share. */
const renderSeal = async (
  seal: Buffer,
  size: number,
  { ground, share = 1 }: { ground?: string; share?: number } = {},
): Promise<Buffer> => {
  const around = Math.round((size * (1 - share)) / 2)
  const drawn = sharp(seal, { density: 72 * 4 }).resize(size - 2 * around, size - 2 * around)
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  const placed = drawn.extend({ top: around, bottom: around, left: around, right: around, background })
  return (ground === undefined ? placed : placed.flatten({ background: ground }))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
