import { useState } from 'react'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { useTask } from '../../task/use-task.ts'

const PreviewDialog = lazyComponent(() => import('./preview-dialog.tsx'), 'PreviewDialog', { overlay: true })

/** A page's HTML that a button asks for, in a dialog. */
export const usePreviewDialog = (ask: () => Promise<string>) => {
  const [html, setHtml] = useState<string>()
  const { busy, run } = useTask()
  return {
    // A disabled button would lose the focus, and not have it back from the dialog.
    button: { 'aria-disabled': busy, onClick: () => void (busy || run(async () => setHtml(await ask()))) },
    dialog: html !== undefined && <PreviewDialog html={html} onClose={() => setHtml(undefined)} />,
  }
}
