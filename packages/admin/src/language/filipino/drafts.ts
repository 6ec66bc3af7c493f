/** Drafts over what is live, and the changes in which they are published. */
export const drafts = {
  'Only mine': 'Ang akin lamang',
  'Asked for': 'Hinihinging ma-publish',
  'Published in the last 30 days': 'Na-publish sa huling 30 araw',
  'Nothing waits over what is live.': 'Walang naghihintay na pagbabago sa mga naka-publish.',
  'Changes that could not go live': 'Mga pagbabagong hindi na-publish',
  'Changes that wait for publication': 'Mga pagbabagong naghihintay ma-publish',
  'Changes that were sent back': 'Mga pagbabagong ibinalik',
  'What you asked for': 'Mga hiningi mo',
  'Its publication': 'Ang pag-publish nito',
  'Publish together': 'I-publish nang sabay',
  '“%{title}” waits for no publication then. What isn’t live yet stays as it is.':
    'Wala nang hinihintay na pag-publish ang “%{title}”. Mananatili ang hindi pa nakikita ng mga bisita.',
  '%{count} records': '%{count} record',

  '%{who} began it on %{when}.': 'Sinimulan ito ni %{who} noong %{when}.',
  '%{who} asks for its publication.': 'Hinihiling ni %{who} na ma-publish ito.',
  'It goes live by itself on %{when}, as %{who} has approved it.':
    'Kusa itong mapa-publish sa %{when}, ayon sa inaprubahan ni %{who}.',
  '%{who} sent it back on %{when}.': 'Ibinalik ito ni %{who} noong %{when}.',
  '%{who} published it on %{when}.': 'Na-publish ito ni %{who} noong %{when}.',

  'What waits over the live one': 'Ang naghihintay para sa naka-publish',
  'Draft of %{who}, since %{when}. Visitors don’t see it yet.':
    'Draft ni %{who}, mula noong %{when}. Hindi pa ito nakikita ng mga bisita.',
  'Draft of %{who}, since %{when}': 'Draft ni %{who}, mula noong %{when}',
  'It goes live together with others: %{title}': 'Mapa-publish ito kasabay ng iba: %{title}',
  'See what differs': 'Tingnan ang pagkakaiba',
  'Open the change': 'Buksan ang pagbabago',
  'The draft of “%{title}” will be gone. What visitors see stays as it is.':
    'Mawawala ang draft ng “%{title}”. Mananatili ang nakikita ng mga bisita.',
  'All drafts of “%{title}” will be gone. What visitors see stays as it is.':
    'Mawawala ang lahat ng draft ng “%{title}”. Mananatili ang nakikita ng mga bisita.',
  'What the draft changes: %{title}': 'Ang binabago ng draft: %{title}',
  'Live now': 'Naka-publish ngayon',
  'In the draft': 'Sa draft',
  'Nothing differs from what is live.': 'Walang pagkakaiba sa naka-publish.',
  'With a draft': 'May draft',
  'Draft: asked for': 'Draft: hinihinging ma-publish',

  'Goes live': 'Mapa-publish',
  'On its own': 'Nang mag-isa',
  'Together with: %{title}': 'Kasabay ng: %{title}',
  'The live one has been changed meanwhile where the draft changes it, too.':
    'Nabago samantala ang naka-publish sa mismong binabago rin ng draft.',
  'Changed in the live one meanwhile, too: %{fields}': 'Nabago rin samantala sa naka-publish: %{fields}',
  'Compare and choose': 'Paghambingin at pumili',
  'Its form asks which of both stays.': 'Itatanong ng form nito kung alin sa dalawa ang mananatili.',

  'There is nothing in it any more.': 'Wala na itong laman.',
  'Changed since you looked': 'Nabago mula nang tiningnan mo',
  'What changes, and why': 'Ano ang nababago, at bakit',
  'Move drafts here': 'Ilipat dito ang mga draft',
  'Move here': 'Ilipat dito',
  '%{title}, draft of %{who}': '%{title}, draft ni %{who}',
  'No other draft waits that you may move.': 'Walang ibang naghihintay na draft na maaari mong ilipat.',
  'Please choose at least one.': 'Pumili ng kahit isa.',

  // What the server says of drafts and changes.
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
  'Discard draft': 'Itapon ang draft',
  'This is too long, or nested too deeply, to be read in ten seconds. Make it shorter.':
    'Masyado itong mahaba, o masyadong patong-patong, para mabasa sa sampung segundo. Paikliin ito.',
  'A newer preview of the same page was asked for.': 'May hininging mas bagong preview ng pahinang ito.',
  'At most %{0} drafts can be previewed at once.':
    'Hanggang %{0} draft lang ang maipi-preview nang sabay-sabay.',
  'The request names no drafts of records with their values.':
    'Walang binanggit na draft ng rekord na may mga value ang kahilingan.',
  'The address of a preview begins with a single slash.':
    'Nagsisimula sa iisang slash ang address ng preview.',
  'The draft was saved.': 'Na-save ang draft.',
  'The draft was discarded.': 'Itinapon ang draft.',
  'Published. Visitors see it now.': 'Na-publish na. Nakikita na ito ng mga bisita.',
  'It will be published at the time you chose.': 'Ipa-publish ito sa oras na pinili mo.',
  'This time is over already.': 'Lumipas na ang oras na ito.',
  'This was published already.': 'Na-publish na ito.',
  'Its publication is asked for already.': 'Hiniling na ang pag-publish nito.',
  'The change was saved.': 'Na-save ang pagbabago.',
  'The change was discarded.': 'Itinapon ang pagbabago.',
}
