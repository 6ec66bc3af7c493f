import statics from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { AppContext } from '../app-context.ts'
import type { Content } from './content.ts'
import { notFound } from '@kampana/engine-server/error'
import type { SiteCode } from '../front-ends.ts'
import { cachedPage, type CachedResponse } from '@kampana/engine-server/http/cache/cached-response'
import { contentDisposition } from '@kampana/engine-server/http/content-disposition'
import { immutable } from '@kampana/engine-server/http/headers'
import { quiet } from '@kampana/engine-server/http/request-log'
import { createFileFinder, hashText } from './file-finder.ts'
import { contentHeaders, sendCached } from './reply.ts'

const noStore = 'no-store'
/** Size of the cache of compressed files in bytes. */
const maxCacheBytes = 16 * 1024 * 1024

/**
 * Serves the files of the college's folder that browsers fetch: `/content/{hash}/….json`, the style sheet, and files that
 * pages refer to. Addresses contain hashes, so replies are immutable. An address of earlier content returns the current
 * content, uncached.
 */
export const serveContentFiles = async (
  app: FastifyInstance,
  { siteContent, settings }: Pick<AppContext, 'siteContent' | 'settings'>,
  { entry }: SiteCode,
): Promise<void> => {
  if (!app.hasReplyDecorator('sendFile'))
    await app.register(statics, { root: settings.collegeDir, serve: false, cacheControl: false })
  const cached = new LRUCache<string, CachedResponse>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ bytes }) => bytes,
  })
  /** Compresses a reply once for each file. An address of earlier content gets the same reply, but browsers don't cache it. */
  const compressed = async (file: TextFile, isCurrent: boolean) => {
    const key = `${file.address} ${isCurrent}`
    const known = cached.get(key)
    if (known) return known
    const made = await cachedPage({ status: 200, contentType: file.contentType }, file.text, {
      ...contentHeaders(settings, isCurrent ? immutable : noStore),
      vary: 'accept-encoding',
    })
    cached.set(key, made)
    return made
  }

  app.get('/content/*', { config: quiet }, async (request, reply) => {
    const [requested = ''] = request.url.split('?')
    const files = (await entry()).contentFiles()
    const address = findAddress(files, requested)
    const file = files.get(address ?? '')
    if (!file || address === undefined) throw notFound('File', requested)
    return sendCached(request, reply, await compressed({ address, ...file }, address === requested))
  })

  const findFile = createFileFinder(settings.collegeDir)
  const findRequested = async (requested: string) => {
    const find = async (path: string | undefined) => ({
      path,
      file: path === undefined ? undefined : await findFile(path),
    })
    const whole = await find(pathOf(requested))
    // A name may end like a hash.
    return whole.file ? whole : find(pathOf(requested.replace(/-[\w-]{8}(\.\w+)$/, '$1')))
  }
  app.get('/content/files/*', { config: quiet }, async (request, reply) => {
    const [requested = ''] = request.url.split('?')
    const content = siteContent.content()
    const { path, file } = await findRequested(requested)
    // The seal comes from the record, regardless of the folder.
    const seal = path === undefined ? undefined : sealText(content, path)
    const hash = seal === undefined ? file?.hash : hashText(seal)
    if (path === undefined || hash === undefined) throw notFound('File', requested)
    // The hash in an address proves that its sender knows the file. Previews show files that no published page shows.
    const isCurrent = requested.includes(`-${hash}.`)
    if (!isCurrent && !Object.values(content.assets()).includes(path)) throw notFound('File', requested)
    if (path.endsWith('.svg')) {
      const text = seal ?? (await readFile(file?.path ?? '', 'utf8'))
      const drawing = { address: `${path} ${hash}`, contentType: 'image/svg+xml', text }
      return sendCached(request, reply, await compressed(drawing, isCurrent))
    }
    return reply
      .headers({
        ...contentHeaders(settings, isCurrent ? immutable : noStore),
        'content-disposition': contentDisposition('inline', basename(path)),
      })
      .sendFile(path, settings.collegeDir, { cacheControl: false })
  })
}

const sealText = ({ seal }: Content, path: string): string | undefined =>
  path === 'seal.svg' ? seal.colored : path === 'seal-mono.svg' ? seal.plain : undefined

interface TextFile {
  /** Identifies the file and its content. */
  address: string
  contentType: string
  text: string
}

/** The known address that equals this one, apart from its hash. */
const findAddress = (files: ReadonlyMap<string, unknown>, address: string): string | undefined => {
  if (files.has(address)) return address
  const path = withoutHash(address)
  return files.keys().find((known) => withoutHash(known) === path)
}

/** Paths such as `/content/{hash}/pages/history.json` and `/content/site-{hash}.css`. */
const withoutHash = (address: string): string =>
  address.replace(/^\/content\/(?:[\w-]{1,20}(?=\/)|site-[\w-]{1,20}(?=\.css$))/, '')

/** Path of the folder's file in `/content/files/pictures/map.svg`. */
const pathOf = (address: string): string | undefined => {
  try {
    const path = decodeURIComponent(address.slice('/content/files/'.length))
    return isFilePath.test(path) && !path.includes('..') ? path : undefined
  } catch {
    return undefined
  }
}
const isFilePath = /^(?:(?:pictures|files|monographs)\/[^\0\\]+|seal(?:-mono)?\.svg)$/
