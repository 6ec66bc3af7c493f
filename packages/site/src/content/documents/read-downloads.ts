import type { RecordOf } from '@kampana/shared/resource'
import type { downloads } from '@kampana/shared/resources/downloads'
import type { Files } from '../files.ts'
import { downloadsFile } from '../records/downloads.ts'
import { toShownFile } from '../records/layouts/shown-file.ts'

/** A file to take along. */
export interface Download {
  title: string
  /** Inline Markdown. */
  description: string
  /** Its address. */
  file: string
  /** Unknown of one that was uploaded. */
  bytes?: number
  group: string
}

/** Reads the downloads of all groups, each group in its order. */
export const readDownloads = (
  files: Files,
): { value: Download[]; samples: { file: string; names: string[] } } => {
  const records = downloadsFile.read(files)
  const values = records.map((record) => record.values as Values)
  const ordered = values.toSorted((a, b) => (a.position ?? -1) - (b.position ?? -1))
  return {
    value: ordered.map((each) => toDownload(each, files)),
    samples: { file: 'data/downloads.yaml', names: records.flatMap(({ samples }) => samples) },
  }
}

type Values = Omit<RecordOf<typeof downloads>, 'id'>

const toDownload = ({ title, description, file, group }: Values, files: Files): Download => {
  const { address, ...size } = toShownFile(file, files)
  return { title, description, file: address, ...size, group }
}
