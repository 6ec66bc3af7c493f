import { ContentError } from '../../content-error.ts'
import { escapeHtml } from '../../../framework/escape-html.ts'
import { programPath, type ProgramSummary } from '../../program.ts'
import type { Directive } from './directive-value.ts'

/** Renders the fees of a level's programs as a table: `::programs College`. Hyphens join the words of a level. */
export const programs: Directive = ({ name, programs: all, file, line }) => {
  const level = name.replaceAll('-', ' ')
  const found = all
    .filter((program) => program.level === level)
    .sort((a, b) => a.short.localeCompare(b.short))
  if (found.length === 0)
    throw new ContentError(file, `there is no program of the level "${level}" in programs/.`, line)
  return `<table class="roll wide" role="table"><thead role="rowgroup"><tr role="row">${columns}</tr></thead><tbody role="rowgroup">${found.map(renderRow).join('')}</tbody></table>\n`
}

const columns = ['Program', 'Length', 'Fees']
  .map((name) => `<th role="columnheader" scope="col">${name}</th>`)
  .join('')

const renderRow = ({ slug, short, length, fees }: ProgramSummary): string =>
  `<tr role="row"><th role="rowheader" scope="row"><a href="${programPath(slug)}">${escapeHtml(short)}</a></th><td role="cell" data-label="Length">${escapeHtml(length)}</td><td role="cell" data-label="Fees">${escapeHtml(fees)}</td></tr>`
