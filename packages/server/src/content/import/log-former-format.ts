import type { FolderContent } from '@kampana/shared/content/folder-records'

/** Logs files in the former format, which the next version no longer reads. */
export const logFormerFormat = (
  log: { warn: (facts: object, message: string) => void },
  { former = [] }: Pick<FolderContent, 'former'>,
): void => {
  if (former.length > 0)
    log.warn(
      { files: former },
      'the former format of the folder; `kampana content export` writes the new one',
    )
}
