import { isDirectiveName, type DirectiveName } from '@kampana/shared/content/directive-shapes'
import { factsShape } from '@kampana/shared/content/directives/facts'
import { tableShape } from '@kampana/shared/content/directives/table'
import { timelineShape } from '@kampana/shared/content/directives/timeline'
import { treeShape } from '@kampana/shared/content/directives/tree'
import type { ShapeDeclaration } from '@kampana/shared/content/directives/directive-shape'
import { msg } from '../../../language/msg.ts'

/** A list or facts that the site draws from the page's data. */
export interface DirectiveKind {
  /** What it is good for, in the dialog that inserts one. */
  hint: string
  /** Whether a value has the shape that it draws. */
  fits: (value: unknown) => boolean
  /** The YAML below the key of a new one. */
  example: string
}

const fits =
  ({ schema }: ShapeDeclaration) =>
  (value: unknown): boolean =>
    schema.safeParse(value).success

/** The directives that a person may insert, by their names in the text. */
export const insertableKinds: Readonly<Partial<Record<DirectiveName, DirectiveKind>>> = {
  facts: {
    hint: msg('Names and what they are, such as hours, place and telephone.'),
    fits: fits(factsShape),
    example: '\n  Place: Room 1\n  Hours: 8:00 AM to 5:00 PM\n',
  },
  table: {
    hint: msg('Rows of the same kind, such as teachers or fees.'),
    fits: fits(tableShape),
    example: '\n  - name: First\n    details: What it is\n',
  },
  tree: {
    hint: msg('Offices and those under them.'),
    fits: fits(treeShape),
    example: '\n  - title: President\n    under:\n      - title: Vice President\n',
  },
  timeline: {
    hint: msg('Years and what happened in them.'),
    fits: fits(timelineShape),
    example: '\n  2026: What happened\n',
  },
}

const labels: Readonly<Record<DirectiveName, string>> = {
  button: msg('Button'),
  directory: msg('Directory of offices'),
  downloads: msg('Files to download'),
  facts: msg('Facts'),
  monographs: msg('List of monographs'),
  programs: msg('List of programs'),
  table: msg('Table of data'),
  timeline: msg('Timeline'),
  tree: msg('Outline'),
  video: msg('Video'),
}

/** A directive's name for people. */
export const directiveLabel = (name: string): string => (isDirectiveName(name) ? labels[name] : name)

/** The parts of `::facts data.office`. */
export const parseDirective = (source: string): { name: string; value: string } => {
  const [, name = '', value = ''] = /^::([a-z]+)\s+(\S+)/.exec(source) ?? []
  return { name, value }
}
