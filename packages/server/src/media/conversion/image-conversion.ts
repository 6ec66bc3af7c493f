import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { after } from '@kampana/engine-server/clock'
import type { CleanupJob } from '@kampana/engine-server/records/context/cleanup-job'
import { pictures } from '@kampana/shared/resources/pictures'
import type { AppContext } from '../../app-context.ts'
import { lastTime, noteTime } from '../../operations/moments.ts'
import { setImageId } from '../images.ts'
import { convertRecords } from './convert-records.ts'
import { convertTexts } from './convert-texts.ts'

/** Seconds after which the nodes of the former version, which can't read ids, have been stopped. */
const changeOver = 60 * 60

/**
 * Converts the images in stored values from addresses of renditions to ids, once. Nodes write addresses until all values are
 * converted, and then ids. The second pass converts values written during the first. A stopped job starts again and finds
 * fewer values to convert.
 */
const convertImages = async (context: AppContext): Promise<void> => {
  const { db, now } = context
  if (await lastTime(db, 'image ids done')) return
  const begun = await lastTime(db, 'image ids begun')
  if (!begun) return noteTime(db, 'image ids begun', now())
  if (after(begun, changeOver) > now()) return
  if (!(await lastTime(db, 'image ids written'))) {
    await convertAll(context)
    await noteTime(db, 'image ids written', now())
  }
  await convertAll(context)
  await noteTime(db, 'image ids done', now())
}

const convertAll = async (context: AppContext): Promise<void> => {
  const { db } = context
  const added = await db.selectFrom('pictures').select('id').where('image_id', 'is', null).execute()
  for (const { id } of added) await setImageId(db, id)
  for (const resource of allResources())
    if (resource.name !== pictures.name) await convertRecords(context, resource)
  await convertTexts(context)
}

export const imageConversion = (context: AppContext): CleanupJob => ({
  name: 'image ids',
  run: () => convertImages(context),
})
