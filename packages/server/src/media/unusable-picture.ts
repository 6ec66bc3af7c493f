/** A picture that can't be taken, with the text for the field it came in. */
export class UnusablePicture extends Error {}
