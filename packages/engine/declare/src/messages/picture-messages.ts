import { message } from './message.ts'

/** Messages about images of the media library. */
export const pictureMessages = {
  askTakeDown: (title: string) =>
    message`Take down ${title}? The picture disappears from every page, slide and list at once. You can put it back within 30 days. Then it is deleted permanently.`,
  takenDown: 'The picture was taken down. You can restore it for 30 days.',
  isBack: 'The picture was restored.',
  uploaded: 'The picture was uploaded to Pictures.',
  uploadedMany: (count: number) => message`${count} pictures were uploaded to Pictures.`,
  gone: 'This picture has been removed.',
  deletesItself:
    'This picture was taken down and will be deleted after 30 days. Until then you can only restore it.',
  wasTakenDown:
    'This picture was taken down and can’t be uploaded again. A colleague with the permission to take down pictures can restore it under Pictures.',
  tooLateToPutBack: 'This picture was taken down more than 30 days ago and has been deleted.',
  inLibraryAgain: 'The same picture has been uploaded again.',
  inUse: (uses: number) =>
    message`The picture is used in ${uses} places. Replace it there before you delete it.`,
  inUseOnce: 'The picture is used in one place. Replace it there before you delete it.',
  outside: 'The crop must be inside the picture.',
  tooSmall: 'The cropped picture would be too small. Choose a larger area.',
  moving: 'Animated pictures can’t be rotated or cropped.',
  shaped: 'The picture was changed everywhere it is used.',
  replaced: 'The picture was replaced everywhere it is used.',
  focalPointReset: (done: string) =>
    message`${done} The new picture has other proportions, so its focal point was reset to the center. Check that the important part is still visible.`,
}
