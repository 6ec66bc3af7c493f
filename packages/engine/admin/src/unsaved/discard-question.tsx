import { useEffect, useState } from 'react'
import { lazyComponent } from '../chunks/lazy-component.tsx'
import { storedAccount } from '../back-end/stored-account.ts'
import { draftStorage, type PlacedDraft } from './draft-storage.ts'
import { unsavedForms } from './forms.ts'

const DiscardDialog = lazyComponent(() => import('./discard-dialog.tsx'), 'DiscardDialog', { overlay: true })

/** Asks the person to discard these drafts. Resolves to the answer. */
type Ask = (drafts: readonly PlacedDraft[]) => Promise<boolean>

let ask: Ask = () => Promise.resolve(true)

/** Resolves to true if the signed-in person may log out: at once without unsaved changes, otherwise after confirmation. */
export const confirmDiscard = async (): Promise<boolean> => {
  const person = storedAccount.read()?.id
  const drafts = person === undefined ? [] : draftStorage.ofPerson(person)
  const forms = [...unsavedForms]
  const hasText = drafts.length > 0 || forms.some(({ hasDraft }) => hasDraft)
  if (hasText && !(await ask(drafts))) return false
  for (const form of forms) if (!form.hasDraft && !(await form.ask())) return false
  return true
}

/** Dialog that asks before a logout discards unsaved changes. */
export const DiscardQuestion = () => {
  const [question, setQuestion] = useState<{
    drafts: readonly PlacedDraft[]
    answer: (may: boolean) => void
  }>()
  useEffect(() => {
    const before = ask
    ask = (drafts) => new Promise((answer) => setQuestion({ drafts, answer }))
    return () => {
      ask = before
    }
  }, [])
  if (!question) return null
  const end = (may: boolean) => {
    setQuestion(undefined)
    question.answer(may)
  }
  return <DiscardDialog drafts={question.drafts} onDiscard={() => end(true)} onClose={() => end(false)} />
}
