import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:m?js|css|svg|json|txt)$/
const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

/** Precompresses every text file of the client build with Brotli and gzip at the highest quality. */
export const compressed = (): Plugin => {
  let directory: string | undefined
  return {
    name: 'kampana:compressed',
    apply: 'build',
    configResolved: (config) => {
      directory = config.build.ssr
        ? undefined
        : join(config.root, config.build.outDir, config.build.assetsDir)
    },
    writeBundle: async () => {
      const folder = directory
      if (folder === undefined) return
      const names = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name))
      await Promise.all(names.map((name) => compress(join(folder, name))))
    },
  }
}

const compress = async (file: string): Promise<void> => {
  const content = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await Promise.all([
    writeFile(`${file}.br`, await inBrotli(content, { params })),
    writeFile(`${file}.gz`, await inGzip(content, { level: 9 })),
  ])
}
