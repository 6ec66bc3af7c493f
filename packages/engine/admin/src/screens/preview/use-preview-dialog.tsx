import { useState } from 'react'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { useTask } from '../../task/use-task.ts'

const PreviewDialog = lazyComponent(() => import('./preview-dialog.tsx'), 'PreviewDialog', { overlay: true })

/** Button props and dialog that preview a page's HTML. */
export const usePreviewDialog = (ask: () => Promise<string>) => {
  const [html, setHtml] = useState<string>()
  const { busy, run } = useTask()
  return {
    // A disabled button would lose focus and not regain it from the dialog.
    button: { 'aria-disabled': busy, onClick: () => void (busy || run(async () => setHtml(await ask()))) },
    dialog: html !== undefined && <PreviewDialog html={html} onClose={() => setHtml(undefined)} />,
  }
}
