import { bodyMessages } from '../messages/body-messages.ts'
import { maxCaption, maxLabel, maxTitle } from './media-rules.ts'

/** Problems of attributes for which their names say too little. */
export const attributeFaults: Readonly<Record<string, string>> = {
  'link href': bodyMessages.link,
  'button href': bodyMessages.link,
  'button label': bodyMessages.buttonWords(maxLabel),
  'image src': bodyMessages.foreignPicture,
  'figure src': bodyMessages.foreignPicture,
  'figure caption': bodyMessages.wordsTooLong(maxCaption),
  'figure credit': bodyMessages.wordsTooLong(maxTitle),
  'figure alt': bodyMessages.wordsTooLong(maxCaption),
  'file href': bodyMessages.foreignFile,
  'file title': bodyMessages.wordsTooLong(maxTitle),
  'video href': bodyMessages.video,
  'video title': bodyMessages.wordsTooLong(maxTitle),
  'records resource': bodyMessages.unknownRecords,
  'records filter': bodyMessages.recordsFilter,
  'records columns': bodyMessages.recordsColumns,
}
