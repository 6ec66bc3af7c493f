/** What the server says of drafts over live records and of changes. */
export const draftMessages = {
  "%{by} discarded the draft of the %{what} '%{title}'": 'Itinapon %{by} ang draft ng %{what} ‘%{title}’',
  'Draft discarded': 'Itinapon ang draft',
  '%{0} What was asked for or approved is another now, so the change is a draft again.':
    '%{0} Iba na ang hiniling o inaprubahan, kaya draft na muli ang pagbabago.',
  '%{0} has changed this draft meanwhile.': 'Binago samantala ni %{0} ang draft na ito.',
  'This draft was published or discarded meanwhile.': 'Na-publish o itinapon na samantala ang draft na ito.',
  'The request does not say on which draft it is based.':
    'Hindi sinasabi ng request kung saang draft ito nakabatay.',
  'This %{0} is not live, so it needs no draft. Change it itself.':
    'Hindi pa naka-publish ang %{0} na ito, kaya hindi kailangan ng draft. Ito mismo ang baguhin.',
  "'%{0}' is live. A draft of it can wait in a change.":
    'Naka-publish na ang ‘%{0}’. Ang draft nito ang maaaring maghintay sa isang pagbabago.',
  'A draft can not change when something is published.':
    'Hindi mababago ng draft kung kailan mapa-publish ang isang bagay.',
  'This change is not yours. Begin one of your own, or ask whoever began it.':
    'Hindi sa iyo ang pagbabagong ito. Magsimula ng sarili mo, o tanungin ang nagsimula nito.',
  'This change waits for its publication. Take that back first.':
    'Naghihintay ma-publish ang pagbabagong ito. Bawiin muna iyon.',
  'Nobody has asked for its publication.': 'Walang humiling na ma-publish ito.',
  'You have saved drafts very often today. Please go on tomorrow.':
    'Napakadalas mo nang nag-save ng draft ngayong araw. Magpatuloy bukas.',
  'All of your drafts together have become too large. Publish or discard some of them first.':
    'Masyado nang malaki ang lahat ng draft mo. I-publish o itapon muna ang ilan sa mga ito.',
  "Somebody has changed '%{0}' meanwhile where the draft changes it, too.":
    'May nagbago samantala sa ‘%{0}’ sa mismong binabago rin ng draft.',
  "'%{0}' is not what you have looked at any more. Please look again.":
    'Iba na ang ‘%{0}’ sa tiningnan mo. Pakitingnan muli.',
  "'%{0}' can not be published. %{1}": 'Hindi ma-publish ang ‘%{0}’. %{1}',
  '%{0} may not publish it any more.': 'Hindi na ito maaaring i-publish ni %{0}.',
  'The change was begun.': 'Sinimulan na ang pagbabago.',
  'It waits in this change now.': 'Naghihintay na ito sa pagbabagong ito.',
  'It is a draft again.': 'Draft na itong muli.',
}
