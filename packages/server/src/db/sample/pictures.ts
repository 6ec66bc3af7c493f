/** Where a drawing of the samples is kept. */
export const samplePicture = (file: string): URL => new URL(`./pictures/${file}`, import.meta.url)
