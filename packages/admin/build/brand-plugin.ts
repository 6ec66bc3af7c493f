import { createBrand, type Brand } from '@kampana/shared/brand/brand'
import { brandDocument } from '@kampana/shared/brand/brand-document'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { parse } from 'yaml'

/**
 * Puts a college's brand and its own resources, as `serializeResources` writes them, into the dashboard's document, in development and for a host of its own. Into what is built for our
 * server the server puts it (packages/server/src/front-ends.ts).
 */
export const brandPlugin = (folder: string, resources?: string): Plugin => {
  const files = ['college.yaml', 'seal.svg'].map((name) => `${folder}/${name}`)
  return {
    name: 'kampana:brand',
    transformIndexHtml: (html) => brandDocument(html, readBrand(folder), resources),
    configureServer({ watcher, ws }) {
      watcher.add(files)
      watcher.on('change', (file) => files.includes(file) && ws.send({ type: 'full-reload' }))
    },
  }
}

const readBrand = (folder: string): Brand => {
  const read = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8')
  return createBrand(parse(read('college.yaml')), read('seal.svg'))
}
