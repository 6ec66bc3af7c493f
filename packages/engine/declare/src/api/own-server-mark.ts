/** Value of `server` in an account of our own server, which no other back end sends by chance. */
export const ownServerMark = 'kampana'
