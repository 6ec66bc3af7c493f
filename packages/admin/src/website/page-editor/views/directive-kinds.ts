import { isDirectiveName, type DirectiveName } from '@kampana/shared/content/directive-shapes'
import { msg } from '../../../language/msg.ts'

/** How the list or table below a line such as `::list facts` is shown. */
export const lookLabels = [
  ['facts', msg('Facts')],
  ['roll', msg('Table of data')],
  ['outline', msg('Outline')],
  ['timeline', msg('Timeline')],
] as const

const labels: Readonly<Record<DirectiveName, string>> = {
  button: msg('Button'),
  directory: msg('Directory of offices'),
  downloads: msg('Files to download'),
  facts: msg('Facts'),
  monographs: msg('List of monographs'),
  programs: msg('List of programs'),
  records: msg('List of records'),
  table: msg('Table of data'),
  timeline: msg('Timeline'),
  tree: msg('Outline'),
  video: msg('Video'),
}

/** A directive's name for people. */
export const directiveLabel = (name: string): string => (isDirectiveName(name) ? labels[name] : name)

/** How the list or table below a line is shown; undefined for a line that stands for something itself. */
export const findLook = ({ name, value }: { name: string; value: string }): string | undefined =>
  name === 'list' || name === 'table' ? lookLabels.find(([look]) => look === value)?.[1] : undefined

/** The parts of `::facts data.office`. */
export const parseDirective = (source: string): { name: string; value: string } => {
  const [, name = '', value = ''] = /^::([a-z]+)\s+(\S+)/.exec(source) ?? []
  return { name, value }
}
