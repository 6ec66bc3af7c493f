import type { Check } from '@kampana/shared/content/preview-worker'
import type { Task } from './task.ts'

/** A page with a text, as visitors see it. */
export interface ContentPage {
  title: string
  /** For search engines and link previews. */
  description: string
  /** A line under the title. */
  standing?: string
  /** Layout of the page; a story by default. */
  shape?: 'task' | 'school'
  task?: Task
  /** True if the placeholder sentence is shown above the text. */
  unfinished?: true
  html: string
  /**
   * Its emblem if it is small (`inlineDrawing`), null for a school that shows its scene instead. Otherwise the site map has
   * its address.
   */
  emblem?: string | null | undefined
  /** Date of its last review (`with-checks.ts`). */
  checked?: Check
}
