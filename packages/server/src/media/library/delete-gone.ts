import type { AppContext } from '../../app-context.ts'
import type { CleanupJob } from '@kampana/engine-server/records/context/cleanup-job'
import type { DbClient } from '../../db/tables.ts'
import { putBackUntil } from './replace.ts'

/**
 * Deletes the bytes of images taken down 30 days ago, and of deleted images no longer in the trash. Their hashes remain, so
 * that nothing shows an image at their addresses.
 */
const deleteGone = async ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  const gone = await db
    .selectFrom('media')
    .innerJoin('renditions', 'renditions.hash', 'media.hash')
    .leftJoin('pictures', 'pictures.id', 'media.picture_id')
    .select('media.hash')
    .distinct()
    .where('media.picture_id', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('pictures.taken_down_at', '<=', putBackUntil(now())),
        eb.and([
          eb('pictures.id', 'is', null),
          eb.not(
            eb.exists(
              eb
                .selectFrom('trash')
                .select('trash.id')
                .where('trash.resource', '=', 'pictures')
                .whereRef('trash.record_id', '=', 'media.picture_id'),
            ),
          ),
        ]),
      ]),
    )
    .execute()
  await deleteBytes(
    db,
    gone.map(({ hash }) => hash),
  )
}

/** Deletes the renditions of images in every size. */
export const deleteBytes = async (client: DbClient, hashes: readonly string[]): Promise<void> => {
  if (hashes.length === 0) return
  await client.deleteFrom('renditions').where('hash', 'in', hashes).execute()
  await client.deleteFrom('originals').where('hash', 'in', hashes).execute()
}

export const goneBytesCleanup = (context: AppContext): CleanupJob => ({
  name: 'deleted pictures',
  run: () => deleteGone(context),
})
