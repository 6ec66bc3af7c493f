import type { PictureUse } from '@kampana/shared/media/picture-use'
import type { AppContext } from '../../app-context.ts'
import type { Viewer } from '../../crud/activity.ts'
import { findPlaces } from '../../crud/uses/find-places.ts'
import type { DbClient } from '../../db/tables.ts'

/** Where a picture is used. What the viewer may not read has no title. */
export const findPicturePlaces = async (
  context: Pick<AppContext, 'findHooks'>,
  client: DbClient,
  picture: number,
  viewer: Viewer | null,
): Promise<PictureUse[]> => {
  const uses = await client
    .selectFrom('uses')
    .innerJoin('media', 'media.hash', 'uses.target')
    .select(['resource', 'record_id', 'field'])
    .distinct()
    .where('uses.kind', '=', 'picture')
    .where('media.picture_id', '=', picture)
    .orderBy('resource')
    .orderBy('record_id')
    .orderBy('field')
    .execute()
  return findPlaces(context, client, uses, viewer)
}
