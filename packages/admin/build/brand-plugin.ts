import { createBrand, type Brand } from '@kampana/engine-declare/brand/brand'
import { brandDocument } from '@kampana/engine-declare/brand/brand-document'
import type { Colors } from '@kampana/engine-declare/colors/colors'
import { toColors } from '@kampana/shared/college/college-problems'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { parse } from 'yaml'

/**
 * Adds a college's brand and its own resources to the dashboard's document, in development and in standalone builds. The
 * resources have the format of `serializeResources`. In other builds the server adds both (packages/server/src/front-ends.ts).
 */
export const brandPlugin = (folder: string, resources?: string) => {
  const files = ['college.yaml', 'seal.svg'].map((name) => `${folder}/${name}`)
  return {
    name: 'kampana:brand',
    transformIndexHtml: (html: string) => brandDocument(html, readBrand(folder), resources),
    configureServer({ watcher, ws }) {
      watcher.add(files)
      watcher.on('change', (file) => files.includes(file) && ws.send({ type: 'full-reload' }))
    },
  } satisfies Plugin
}

/** The brand in a college's folder, by declared names or in the former format. */
interface BrandFile extends Readonly<Record<string, unknown>> {
  short_name?: string
  shortName?: string
  colours?: Colors
}

const readBrand = (folder: string): Brand => {
  const read = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8')
  const college: BrandFile = parse(read('college.yaml'))
  const { short_name: name, shortName = name, colours: colors = toColors(college) } = college
  if (shortName === undefined || !colors)
    throw new Error(`${folder}/college.yaml has no valid name and colors. Run \`kampana content check\`.`)
  return createBrand({ shortName, colors }, read('seal.svg'))
}
