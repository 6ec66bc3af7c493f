/** Seconds in which the author can withdraw a notice before the first e-mail is sent. */
export const holdFor = 15
