import type { Check } from '@kampana/shared/content/preview-worker'
import type { Task } from './task.ts'

/** A page with a text, as it is shown. */
export interface ContentPage {
  title: string
  /** For search engines and link previews. */
  description: string
  /** A line under the title. */
  standing?: string
  /** What it is for; a story, unless it says another. */
  shape?: 'task' | 'school'
  task?: Task
  /** Whether the sentence of a placeholder page stands above the text. */
  unfinished?: true
  html: string
  /**
   * Its emblem where that is small (`inlineDrawing`), null for a school that shows its scene instead; otherwise it has the
   * address that the site map names.
   */
  emblem?: string | null | undefined
  /** When staff have last confirmed it (`with-checks.ts`). */
  checked?: Check
}
