/** Signing in, registering, and everything on the profile. */
export const account = {
  'Sign in': 'Mag-sign in',
  'Remember me': 'Tandaan ako',
  'Forgot password?': 'Nakalimutan ang password?',
  Register: 'Magparehistro',
  'Return to website': 'Bumalik sa website',
  'Reset password': 'Bagong password',
  'We send you a letter with a link by which you choose a new password.':
    'Padadalhan ka namin ng liham na may link para pumili ng bagong password.',
  'Send reset link': 'Ipadala ang link',
  'Verify your email address': 'Kumpirmahin ang iyong email address',
  'Open the link in our letter to you. To have it sent again, sign in first.':
    'Buksan ang link sa liham namin sa iyo. Para maipadala ito muli, mag-sign in muna.',
  Resend: 'Ipadala muli',
  'About you': 'Tungkol sa iyo',
  'Change password': 'Palitan ang password',
  'Two-step sign-in': 'Two-step sign-in',
  Save: 'I-save',
  'It is on: signing in asks for a code of your authenticator app.':
    'Bukas ito: sa pag-sign in, hihingin ang code mula sa iyong authenticator app.',
  'It is off. With it, signing in asks for a code of an authenticator app on your phone besides your password.':
    'Nakasara ito. Kapag bukas, bukod sa password ay hihingin sa pag-sign in ang code mula sa authenticator app ng iyong telepono.',
  'Turn off': 'Isara',
  'Turn on': 'Buksan',
  'Set up': 'I-set up',
  Continue: 'Magpatuloy',
  'Let your authenticator app read this, or type the secret into it.':
    'Ipabasa ito sa iyong authenticator app, o i-type doon ang lihim na susi.',
  'Secret:': 'Lihim na susi:',
  'Open an app on this device': 'Buksan ang app sa device na ito',
  'QR code for the authenticator app': 'QR code para sa authenticator app',
  'These recovery codes are shown only now. Each opens your account once when your phone isn’t at hand.':
    'Ngayon lamang ipapakita ang mga recovery code na ito. Isang beses mabubuksan ng bawat isa ang iyong account kapag wala ang iyong telepono.',
  'Recovery codes': 'Mga recovery code',
  Copy: 'Kopyahin',
  'I have kept them': 'Naitabi ko na',
  'Your sessions': 'Ang iyong mga session',
  'This one': 'Ito mismo',
  'Last used %{when}': 'Huling ginamit: %{when}',
  End: 'Tapusin',
  'End this session': 'Tapusin ang session na ito',
  'End the session in %{browser}': 'Tapusin ang session sa %{browser}',
  'Another browser': 'Ibang browser',
  '%{browser} on %{system}': '%{browser} sa %{system}',

  // People: their sign-ins, and the roles as which one may look
  Record: 'Tala',
  Person: 'Tao',
  'Last sign-in': 'Huling pag-sign in',
  'Failed sign-ins since': 'Mga bigong pag-sign in mula noon',
  'Two-step sign-in since': 'May two-step sign-in mula',
  'Reset two-step sign-in': 'I-reset ang two-step sign-in',
  'Two-step sign-in reset': 'Na-reset ang two-step sign-in',
  'Reset the two-step sign-in of %{0}, who has lost the phone? Until it is set up again the password alone is enough. All of their sessions end at once, and a letter tells them.':
    'I-reset ang two-step sign-in ni %{0}, na nawalan ng telepono? Hangga’t hindi ito naise-set up muli, sapat na ang password. Agad matatapos ang lahat ng session niya, at sasabihan siya ng isang liham.',
  '%{0} can sign in with the password alone now.': 'Makakapag-sign in na si %{0} gamit ang password lamang.',
  'You look at the dashboard as %{0} sees it. Nothing can be changed.':
    'Tinitingnan mo ang dashboard gaya ng nakikita ng %{0}. Walang mababago.',
  'You see again what your own roles allow.':
    'Nakikita mo na muli ang pinahihintulutan ng sarili mong mga tungkulin.',
}
