/** Tables of one subject, with a sentence about each. */
export interface Area {
  heading: string
  tables: Readonly<Record<string, string>>
}

/** All tables except the shadow tables of full-text indexes, by area. */
export const areas: readonly Area[] = [
  {
    heading: 'Accounts and roles',
    tables: {
      users: 'Accounts. `two_step_secret` is encrypted; `password` is a hash.',
      roles: 'Roles. `sections` lists the sections to which a role is limited, one address per line.',
      permissions: 'Permissions, synchronized with the declarations at each start.',
      role_permissions: 'Permissions of roles.',
      user_roles: 'Roles of accounts.',
      roles_to_review: 'Roles from before an upgrade that an administrator has not reviewed yet.',
      invitations: 'Invitations to create an account.',
      invitation_roles: 'Roles that an invitation gives.',
      sessions: 'Sessions, identified by the hash of their cookie.',
      recovery_codes: 'Hashed recovery codes for two-step sign-in.',
      reset_tokens: 'Hashed tokens of links that reset a password.',
      password_resets: 'Reset tokens of versions before 0.2. Unused.',
      first_password: 'Encrypted password of the first administrator, until the first sign-in.',
      saved_views: 'List queries that people have saved, as JSON.',
      limits: 'Counters of the rate limits.',
    },
  },
  {
    heading: 'Website content',
    tables: {
      pages: 'Pages and menus, as a tree.',
      home: 'Home page. One row.',
      contact: 'Contact page with the privacy notice. One row.',
      college: 'Name, colors, seal, campuses and levels of the college. One row.',
      programs: 'Programs with their fees.',
      offices: 'Offices with their contact data.',
      people: 'People of the college.',
      monographs: 'Publications of the college.',
      downloads: 'Files offered for download.',
      redirects: 'Addresses that redirect to another address.',
      search_terms: 'Synonyms for the website search.',
      academic_calendar: 'School year and its notes. One row.',
      calendar_entries: 'Holidays, examinations and other entries of the academic calendar.',
      slides: 'Slides of the home page.',
      updates: 'Announcements, news and events.',
      job_openings: 'Job openings.',
    },
  },
  {
    heading: 'Class notices and alerts',
    tables: {
      class_status: 'Class notices.',
      suspension_rules: 'Rules that propose a class suspension for a storm signal or a heat index.',
      proofs: 'Signed statements for verification codes, one row per version.',
      subscribers: 'People who agreed to receive class notices, without names.',
      contacts: 'Encrypted mailboxes and phones of subscribers.',
      waiting_sign_ups: 'Sign-ups whose confirmation is still to be sent.',
      alerts: 'Sendings of a notice or update to subscribers.',
      deliveries: 'One alert to one contact or channel, with the delivery report.',
      channels: 'Chat services and pages to which notices are posted.',
    },
  },
  {
    heading: 'Messages and e-mail',
    tables: {
      messages: 'Messages from the contact form.',
      message_answers: 'Replies to messages, and notes of staff.',
      letters:
        'Outbox: e-mails to send and e-mails sent. `sealed` is the encrypted text, deleted once it is sent.',
    },
  },
  {
    heading: 'Releases and history',
    tables: {
      changes: 'Releases: drafts that are reviewed, scheduled and published together.',
      drafts: 'Drafts, and records of a release that are not live yet.',
      preview_links: 'Links that show an update before its publication.',
      logs: 'Log of changes and sign-ins. `properties` contains the values before and after, as JSON.',
      record_authors: 'Creator and last editor of a record.',
      record_editors: 'Presence: people who have a record open.',
      trash: 'Deleted records. `kept` contains the whole row, as JSON.',
      imports: 'CSV imports, with the records that each import created.',
    },
  },
  {
    heading: 'Media',
    tables: {
      pictures: 'Images of the media library, with descriptions and consent.',
      media: 'Image addresses, by content hash.',
      originals: 'Uploaded images in full size, without metadata.',
      renditions: 'Sizes and formats of images.',
      files: 'Uploaded files.',
      uses: 'Images, files and pages that a record or another text shows or links to.',
    },
  },
  {
    heading: 'Addresses, search and statistics',
    tables: {
      addresses: 'Addresses of live records, reserved addresses and former addresses.',
      address_reservations: 'Addresses that records get when they are published.',
      search: 'Searchable texts of the website.',
      search_sources: 'State of the search index for each source.',
      search_words: 'Full-text index of `search` (SQLite).',
      search_vocabulary: 'Words of the index, for suggestions (SQLite).',
      record_words: 'Searchable long texts of records, for staff.',
      record_words_index: 'Full-text index of `record_words` (SQLite).',
      logs_trigrams: 'Trigram index of the log (SQLite).',
      updates_trigrams: 'Trigram index of updates (SQLite).',
      users_trigrams: 'Trigram index of accounts (SQLite).',
      reading_figures: 'Statistics: counts per day, such as page views and searches without results.',
    },
  },
  {
    heading: 'Content folder and upgrades',
    tables: {
      folder_records: "Last known content of the college's folder, for imports.",
      former_texts: 'Texts and drafts that staff saved under versions up to 0.3.1.',
      former_reviews: 'Owners and review dates of pages under versions up to 0.3.1.',
      kysely_migration: 'Applied migrations of the product.',
      kysely_migration_lock: 'Lock of the migrations.',
      college_migrations: "Applied migrations of the college's folder.",
      college_migrations_lock: "Lock of the migrations of the college's folder.",
    },
  },
  {
    heading: 'Keys and state of the server',
    tables: {
      keys: 'Key pairs for statements and push messages; private keys are encrypted.',
      replaced_keys: 'Key pairs that `kampana key replace` has replaced.',
      key_mark: 'Check value of the key that the last start used.',
      content_version: 'Cache version: the counter that drops cached pages on all nodes.',
      moments: 'Times of the last backup, clock reading and other events.',
    },
  },
]
