/** The title by which a link that is alone in its paragraph is a button: `[Apply now](/admission "button")`. */
export const buttonTitle = 'button'
