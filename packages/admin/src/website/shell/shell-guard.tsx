import { useState } from 'react'
import { longText } from '@kampana/shared/kinds/index'
import { useTranslate } from 'react-admin'
import { ConflictDialog } from '../../unsaved/conflict-dialog.tsx'
import type { Draft } from '../../unsaved/draft.ts'
import { LeaveGuard } from '../../unsaved/leave-guard.tsx'
import { RestoredBar } from '../../unsaved/restored-bar.tsx'
import { SignInAgain } from '../../unsaved/sign-in-again.tsx'
import type { EditedFile } from './edited-file.ts'
import type { useEditedFiles } from './use-edited-files.ts'
import type { usePublishing } from './use-publishing.ts'

interface Props {
  edited: ReturnType<typeof useEditedFiles>
  publishing: ReturnType<typeof usePublishing>
}

/** Guards what was typed: conflicts, the end of the session, and leaving the page. */
export const ShellGuard = ({ edited: { files, typed, draft }, publishing }: Props) => {
  const t = useTranslate()
  const [conflict] = publishing.conflicts
  const mine = conflict && files[conflict.theirs.path]
  return (
    <>
      {conflict && mine && (
        <ConflictDialog
          key={conflict.theirs.path}
          title={t('Somebody else has changed the same lines.')}
          by={{ name: conflict.theirs.by, at: conflict.theirs.at }}
          places={[
            {
              key: 'text',
              label: conflict.theirs.path,
              field: longText(conflict.theirs.path),
              mine: mine.text,
              theirs: conflict.theirs.text,
            },
          ]}
          resolveLabel={t('Go on as chosen')}
          onResolve={({ text }) =>
            publishing.decide(conflict, text === 'theirs' ? conflict.theirs.text : mine.text)
          }
          onGoOn={publishing.postpone}
        />
      )}
      {typed.length > 0 && <SignInAgain settled={draft.settled} />}
      <LeaveGuard
        hasDraft
        unsaved={typed.length > 0}
        settled={draft.settled}
        onSave={async (goOn) => {
          const saved = await publishing.saveDraft()
          if (saved) {
            draft.settled.set('for good')
            goOn()
          }
          return saved
        }}
      />
    </>
  )
}

/** Says that texts were restored, and discards them. Discarded texts can be had again. */
export const RestoredTexts = ({ edited: { typed, update, draft } }: Pick<Props, 'edited'>) => {
  const [discarded, setDiscarded] = useState<{ draft: Draft; texts: EditedFile[] }>()
  return (
    <RestoredBar
      draft={draft.draft}
      discarded={discarded?.draft}
      onDiscard={() => {
        setDiscarded({ draft: draft.draft, texts: typed })
        for (const { file } of typed)
          update(file.path, (now) => ({ ...now, text: now.base, isDeleted: false }))
        draft.dismiss()
      }}
      onUndo={() => {
        for (const { file, text, isDeleted } of discarded?.texts ?? [])
          update(file.path, (now) => ({ ...now, text, isDeleted }))
        setDiscarded(undefined)
      }}
    />
  )
}
