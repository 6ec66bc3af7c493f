import { contentMessages } from '@kampana/shared/messages/content-messages'
import { createDayFormatter, instant } from '../clock.ts'
import { getCauser } from '../crud/request.ts'
import { invalid } from '../error.ts'
import { lockFolder } from '../db/content-version.ts'
import { parseContentInput, reviewInput } from './input.ts'
import { stripUndefined, type Routes } from './route.ts'

/** PUT /api/content/reviews: which office answers for a file, when to look at it again, and that it is still right. */
export const serveReviews = ({ app, website, options, authorize }: Routes): void => {
  const { content, now, settings, siteContent } = website
  const today = createDayFormatter(settings.timeZone)
  app.put(
    '/api/content/reviews',
    options('Who answers for a file, when to look again, and that it is right', reviewInput),
    async (request) => {
      const { path, checked, ...review } = parseContentInput(reviewInput, request.body)
      await authorize(request, [path], 'edit')
      if (review.due && review.due < today(now())) throw invalid({ due: [contentMessages.pastDay] })
      const values = stripUndefined({
        ...review,
        // What was looked at is due no more, unless another day is named.
        ...(checked && {
          due: review.due ?? null,
          checked_by: getCauser(request).name,
          checked_at: instant(now()),
        }),
      })
      const isShown = checked === true && siteContent.content().college.showLastChecked === true
      await content.change(
        async (trx) => {
          await trx
            .insertInto('content_reviews')
            .values({ path, owner: null, due: null, checked_by: null, checked_at: null, ...values })
            .onConflict((onConflict) => onConflict.column('path').doUpdateSet({ path, ...values }))
            .execute()
          if (isShown) await lockFolder(trx)
        },
        () => isShown,
      )
      if (isShown) await website.reload()
      return { message: checked ? contentMessages.stillRight : contentMessages.reviewSaved }
    },
  )
}
