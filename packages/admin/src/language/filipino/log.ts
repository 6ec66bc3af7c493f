/** The log's sentences. */
export const log = {
  'by %{name}': 'ni %{name}',
  'by somebody': 'ng isang tao',
  'by housekeeping': 'ng system',
  'by the schedule': 'ng schedule',
  "%{by} created the %{what} '%{title}'": 'Ginawa %{by} ang %{what} ‘%{title}’',
  "%{by} edited the %{what} '%{title}'": 'In-edit %{by} ang %{what} ‘%{title}’',
  "%{by} deleted the %{what} '%{title}'": 'Binura %{by} ang %{what} ‘%{title}’',
  "%{by} restored the %{what} '%{title}'": 'Ibinalik %{by} ang %{what} ‘%{title}’',
  "%{by} put back a former version of the %{what} '%{title}'":
    'Ibinalik %{by} ang dating bersiyon ng %{what} ‘%{title}’',
  "%{by} moved the %{what} '%{title}'": 'Inilipat %{by} ang %{what} ‘%{title}’',
  "%{by} registered the %{what} '%{title}'": 'Inirehistro %{by} ang %{what} ‘%{title}’',
  "%{by} accepted the invitation of the %{what} '%{title}'":
    'Tinanggap %{by} ang imbitasyon ng %{what} ‘%{title}’',
  "%{by} confirmed the address of the %{what} '%{title}'":
    'Kinumpirma %{by} ang address ng %{what} ‘%{title}’',
  "%{by} changed the password of the %{what} '%{title}'":
    'Pinalitan %{by} ang password ng %{what} ‘%{title}’',
  "%{by} reset the password of the %{what} '%{title}'": 'Ni-reset %{by} ang password ng %{what} ‘%{title}’',
  "%{by} turned on two-step sign-in for the %{what} '%{title}'":
    'Ini-on %{by} ang two-step sign-in ng %{what} ‘%{title}’',
  "%{by} turned off two-step sign-in for the %{what} '%{title}'":
    'Ini-off %{by} ang two-step sign-in ng %{what} ‘%{title}’',
  "%{by} signed in with a recovery code as the %{what} '%{title}'":
    'Pag-sign in %{by} gamit ang recovery code bilang %{what} ‘%{title}’',
  "%{by} signed in as the %{what} '%{title}'": 'Pag-sign in %{by} bilang %{what} ‘%{title}’',
  "%{by} signed out as the %{what} '%{title}'": 'Pag-sign out %{by} bilang %{what} ‘%{title}’',
  "%{by} failed to sign in as the %{what} '%{title}'": 'Bigong pag-sign in %{by} bilang %{what} ‘%{title}’',
  "%{by} was stopped, after too many tries, from signing in as the %{what} '%{title}'":
    'Pinigilan, pagkatapos ng napakaraming pagsubok, ang pag-sign in %{by} bilang %{what} ‘%{title}’',
  "%{by} deleted, whose address was never confirmed, the %{what} '%{title}'":
    'Binura %{by}, dahil hindi nakumpirma ang address, ang %{what} ‘%{title}’',
  "%{by} made a reset link for the %{what} '%{title}'":
    'Ginawa %{by} ang link para sa bagong password ng %{what} ‘%{title}’',
  "%{by} ended a session of the %{what} '%{title}'": 'Tinapos %{by} ang isang session ng %{what} ‘%{title}’',
  "%{by} confirmed the %{what} '%{title}'": 'Kinumpirma %{by} na tama pa rin ang %{what} ‘%{title}’',
  "%{by} changed who looks after the %{what} '%{title}'":
    'Binago %{by} ang nangangalaga ng %{what} ‘%{title}’',
  "%{by} published the %{what} '%{title}'": 'In-publish %{by} ang %{what} ‘%{title}’',
  "%{by} unpublished the %{what} '%{title}'": 'In-unpublish %{by} ang %{what} ‘%{title}’',
  "%{by} made a preview link of the %{what} '%{title}'":
    'Ginawa %{by} ang link ng preview ng %{what} ‘%{title}’',
  "%{by} took back a preview link of the %{what} '%{title}'":
    'Binawi %{by} ang link ng preview ng %{what} ‘%{title}’',
  "%{by} asked for the publication of the %{what} '%{title}'":
    'Hiniling %{by} na ma-publish ang %{what} ‘%{title}’',
  "%{by} sent back the %{what} '%{title}'": 'Ibinalik %{by} sa may-akda ang %{what} ‘%{title}’',
  "%{by} changed the publication of the %{what} '%{title}'":
    'Binago %{by} ang oras ng pag-publish ng %{what} ‘%{title}’',
  "%{by} changed the category of the %{what} '%{title}'": 'Binago %{by} ang kategorya ng %{what} ‘%{title}’',
  "%{by} hid the %{what} '%{title}'": 'Itinago %{by} sa mga bisita ang %{what} ‘%{title}’',
  "%{by} showed the %{what} '%{title}'": 'Ipinakitang muli %{by} sa mga bisita ang %{what} ‘%{title}’',
  "%{by} took down the %{what} '%{title}'": 'Tinanggal %{by} sa website ang %{what} ‘%{title}’',
  "%{by} put back the %{what} '%{title}'": 'Ibinalik %{by} sa website ang %{what} ‘%{title}’',
  "%{by} activated the %{what} '%{title}'": 'In-activate %{by} ang %{what} ‘%{title}’',
  "%{by} deactivated the %{what} '%{title}'": 'In-deactivate %{by} ang %{what} ‘%{title}’',
  "%{by} reset two-step sign-in of the %{what} '%{title}'":
    'Ni-reset %{by} ang two-step sign-in ng %{what} ‘%{title}’',
  "%{by} sent again the %{what} '%{title}'": 'Ipinadala muli %{by} ang %{what} ‘%{title}’',
  "%{by} withdrew the %{what} '%{title}'": 'Binawi %{by} ang %{what} ‘%{title}’',
  "%{by} answered the %{what} '%{title}'": 'Sinagot %{by} ang %{what} ‘%{title}’',
  "%{by} wrote a note on the %{what} '%{title}'": 'Sinulatan %{by} ng note ang %{what} ‘%{title}’',
  "%{by} assigned the %{what} '%{title}'": 'Itinalaga %{by} ang %{what} ‘%{title}’',
  "%{by} marked as read the %{what} '%{title}'": 'Minarkahang nabasa %{by} ang %{what} ‘%{title}’',
  "%{by} marked as unread the %{what} '%{title}'": 'Minarkahang hindi pa nabasa %{by} ang %{what} ‘%{title}’',
  "%{by} marked as spam the %{what} '%{title}'": 'Minarkahang spam %{by} ang %{what} ‘%{title}’',
  "%{by} marked as no spam the %{what} '%{title}'": 'Minarkahang hindi spam %{by} ang %{what} ‘%{title}’',
  "%{by} set the status of the %{what} '%{title}'": 'Itinakda %{by} ang status ng %{what} ‘%{title}’',
}
