/** Title that turns a link alone in its paragraph into a button: `[Apply now](/admission "button")`. */
export const buttonTitle = 'button'
