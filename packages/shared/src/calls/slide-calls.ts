import * as z from 'zod'
import { number, optional, referenceMany } from '@kampana/engine-declare/kinds/index'
import { slides } from '../resources/slides.ts'
import type { ReplyRecord } from '@kampana/engine-declare/schema/record-reader'
import { recordSchema } from '@kampana/engine-declare/schema/schema'
import { post, put } from '@kampana/engine-declare/calls/call'

const records = () => z.array<z.ZodType<ReplyRecord>>(recordSchema(slides.fields))
const creation = { access: ['create slides'], tag: 'slides', data: records, status: 201 } as const

/** Calls of slides. */
export const slideCalls = {
  move: put('/api/slides/order', {
    access: ['edit slides'],
    tag: 'slides',
    summary: 'Move a slide after another slide, or to the first position',
    body: { id: number('Slide', { min: 1 }), after: optional(number('After', { min: 1 })) },
    refusals: [419, 422],
  }),
  addPictures: post('/api/slides/pictures', {
    ...creation,
    summary: 'Add slides from pictures in the library',
    body: { pictures: referenceMany('Pictures', 'pictures', 'pictures') },
    refusals: [419, 422],
  }),
}

export const slideUploadCalls = {
  upload: post('/api/slides', {
    ...creation,
    summary: 'Add slides, with files in slides[] and descriptions in alts[]',
    files: { 'slides[]': 'Pictures' },
    body: { 'alts[]': () => z.array(z.string()) },
    isUnparsed: true,
  }),
}
