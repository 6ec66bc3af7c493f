import { message } from './message.ts'

/** What is said about pictures of the library. */
export const pictureMessages = {
  askTakeDown: (title: string) =>
    message`Take down ${title}? It vanishes at once from every page, slide and list. For 30 days it can be put back; then it is deleted for good.`,
  takenDown: 'The picture was taken down. It can be put back for 30 days.',
  isBack: 'The picture is back.',
  uploaded: 'The picture is in the library.',
  uploadedMany: (count: number) => message`${count} pictures are in the library.`,
  gone: 'This picture is no longer here.',
  deletesItself:
    'This picture was taken down. It is deleted by itself 30 days later; until then it can only be put back.',
  wasTakenDown:
    'This picture was taken down and can not be uploaded again. Who may take down pictures can put it back in the library.',
  tooLateToPutBack: 'This picture was taken down more than 30 days ago, and is deleted.',
  inLibraryAgain: 'The same picture is in the library again.',
  inUse: (places: number) =>
    message`The picture is used in ${places} places, which would be left without it.`,
  inUseOnce: 'The picture is used in one place, which would be left without it.',
  outside: 'The crop must lie within the picture.',
  tooSmall: 'What is left of the picture would be too small.',
  moving: 'A moving picture can not be turned or cropped.',
  shaped: 'The picture was changed wherever it is used.',
  replaced: 'The picture was replaced wherever it is used.',
  focalPointReset: (done: string) =>
    message`${done} Its shape is another, so its focal point is in the middle again. Please check that the important part is still shown.`,
}
