import { markdownToBody } from '@kampana/shared/markdown/markdown-to-body'
import type { Files } from '../files.ts'
import { toAddress } from './layouts/layout.ts'

/** Reads the text of a page as a body, whose pictures have the addresses of the folder's files, with their measures. */
export const readPageBody = (text: string, files: Files) =>
  markdownToBody(text, {
    findPicture: (path) => {
      if (!files.has(path)) return { src: path }
      const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(files.text(path)) ?? []
      return { src: toAddress(path), ...(width && { width: Number(width), height: Number(height) }) }
    },
  })
