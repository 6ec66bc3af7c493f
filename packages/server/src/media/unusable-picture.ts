/** A rejected image, with the error for its field. */
export class UnusablePicture extends Error {}
