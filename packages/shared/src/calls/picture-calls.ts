import * as z from 'zod'
import { pictureUseSchema } from '@kampana/engine-declare/media/picture-use'
import type { RecordOf } from '@kampana/engine-declare/resource'
import { pictures } from '../resources/pictures.ts'
import type { ReplyRecord } from '@kampana/engine-declare/schema/record-reader'
import type { Parsed } from '@kampana/engine-declare/schema/reply-reader'
import { recordSchema } from '@kampana/engine-declare/schema/schema'
import { get, post, put } from '@kampana/engine-declare/calls/call'

/** An image of the media library. */
export type LibraryPicture = RecordOf<typeof pictures>

const crop = () => z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
/** A crop as shares of an image's width and height. */
export type Crop = Parsed<typeof crop>

const turn = () => z.literal([0, 90, 180, 270])
const pictureShape = () => z.object({ turn: turn(), crop: crop().nullable() })
/** Rotation of an upload in degrees clockwise, and its crop after that. */
export type PictureShape = Parsed<typeof pictureShape>

const shapedOriginalSchema = () => pictureShape().extend({ src: z.string(), width: z.int(), height: z.int() })
/** A shape, and the whole image that it is cut from. */
export type ShapedOriginal = Parsed<typeof shapedOriginalSchema>

const record = (): z.ZodType<ReplyRecord> => recordSchema(pictures.fields)
const changed = () => z.object({ message: z.string(), data: record(), focal_reset: z.boolean() })

const one = { access: ['edit pictures'], tag: 'pictures', ids: { id: 'Picture' } } as const
const shown = { access: ['list pictures', 'show pictures'], tag: 'pictures' } as const

/** Upload to the media library. `access` depends on the resources, which only the server knows. */
export const pictureUploadCalls = (access: readonly string[]) => ({
  upload: post('/api/pictures', {
    access,
    tag: 'pictures',
    summary: 'Add pictures to the library, with files in pictures[] and descriptions in descriptions[]',
    files: { 'pictures[]': 'Pictures' },
    body: { 'descriptions[]': () => z.array(z.string()) },
    isUnparsed: true,
    data: () => z.array(record()),
    status: 201,
  }),
})

export const pictureReplacementCalls = {
  replace: post('/api/pictures/:id/replace', {
    ...one,
    summary: 'Replace a picture wherever it is used',
    files: { image: 'New picture' },
    reply: changed,
  }),
}

/** Calls that rotate and crop an image. */
export const pictureShapeCalls = {
  read: get('/api/pictures/:id/shape', {
    ...one,
    summary: 'Show the crop and rotation of a picture, with its original',
    data: shapedOriginalSchema,
  }),
  original: get('/api/pictures/:id/original', {
    ...one,
    summary: 'Download the original of a cropped or rotated picture',
    content: 'image/webp',
  }),
  save: put('/api/pictures/:id/shape', {
    ...one,
    summary: 'Crop and rotate a picture wherever it is used',
    body: { turn, crop: () => crop().nullable() },
    isUnparsed: true,
    reply: changed,
  }),
}

export const pictureCalls = {
  uses: get('/api/pictures/:id/uses', {
    ...shown,
    ids: { id: 'Picture' },
    summary: 'List the records that use a picture',
    data: () => z.array(pictureUseSchema()),
  }),
  at: get('/api/pictures/at', {
    ...shown,
    summary: 'Find a picture by its current or former address',
    query: { src: 'Current or former address of the picture' },
    data: record,
  }),
}
