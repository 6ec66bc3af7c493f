import type { ContentTreeEntry } from '@kampana/shared/content/content-api'
import { useMemo } from 'react'
import type { FileEditorProps } from '../file-editor.ts'
import { YamlFileForm } from './yaml-file-form.tsx'
import { shapesInPage } from './value-shape.ts'

/** A data file as its pages use it: grids, facts, outlines and lines; what no page uses is edited as it looks. */
export const DataEditor = (props: FileEditorProps) => {
  const { tree, path, readFile } = props
  const pages = useMemo(() => pagesWith(tree, path), [tree, path])
  const texts = pages.map((page) => readFile(page) ?? '')
  const shapes = shapesInPage(texts.join('\n'))
  return <YamlFileForm {...props} shapes={shapes} texts={none} />
}

const none = {}

/** The texts of the pages that a file belongs to. */
const pagesWith = (tree: readonly ContentTreeEntry[], path: string): string[] =>
  tree.flatMap(({ files, entries }) => {
    const own = files.includes(path) ? files.filter((file) => file.endsWith('.md')) : []
    return own.concat(pagesWith(entries, path))
  })
