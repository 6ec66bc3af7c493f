/** The wire of `/api/first-steps`: what a new college does first, and whether it is done. */
export interface FirstSteps {
  /** Whether the college's name is no longer the sample's; so for its colours and its seal. */
  name: boolean
  colours: boolean
  seal: boolean
  /** Whether more than one person can sign in. */
  people: boolean
  /** Whether anybody has written an update. */
  update: boolean
}
