/** Problems of a request itself, or of the site that gets it. */
export const requests = {
  /** In the words of the library that read it: only programs send such a request. */
  malformed: ({ reason }: { readonly reason: string }) => reason,
  'not-an-object': () => 'The request body must be a JSON object.',
  'not-json': () => 'The request body is not valid JSON.',
  'no-body': () => 'The request body is empty.',
  'not-utf-8': () => 'The request body is not valid UTF-8.',
  'wrong-content-type': () => 'This call takes another content type.',
  'wrong-origin': () => 'This call can be made only from a page of this site.',
  'page-out-of-date': () => 'The page is out of date. Please reload it and try again.',
  'request-too-large': () => 'The request is too large.',
  'request-cut-off': () => 'The request did not arrive whole. Please try again.',
  'too-many-changes': () => 'Too many changes within a minute. Please wait a little and try again.',
  'too-much-at-once': () => 'Too much is being sent at once. Please try again in a moment.',
  'changed-meanwhile': () =>
    'This has been changed in the meantime. Please load the newer version.',
  'nothing-here': () => 'There is nothing at this address.',
  'wrong-method': ({ methods }: { readonly methods: readonly string[] }) =>
    `This address takes ${methods.join(', ')} only.`,
  /** The name that HTTP gives it. */
  refused: ({ reason }: { readonly reason: string }) => reason,

  'not-http': () => 'The request is not valid HTTP.',
  'headers-too-large': () => 'The request headers are too large.',
  'request-too-slow': () => 'The request took too long to arrive.',
  'no-proxy': () => 'This is no proxy.',
  'no-host': () => 'The request names no host.',
  'several-hosts': () => 'The request names more than one host.',
  'host-names-no-site': () => 'The Host header names no site.',

  'metrics-need-token': () => 'The metrics need their token.',
  starting: () => 'The site is starting. Please try again in a moment.',
  'database-unreachable': () =>
    'The site cannot reach its database at the moment. Please try again soon.',
  'database-outdated': () => 'The database is not up to date.',
  busy: () => 'The site is busy at the moment. Please try again soon.',
  'disk-full': () =>
    'Nothing was saved: the disk of the site is full. Please tell whoever looks after the server.',
  'server-fault': () => 'Something went wrong on our side. Please try again.',

  'form-unreadable': () =>
    'The form cannot be read: its parts are not where its content type says. Please send it anew.',
  'file-cut-off': () => 'The file did not arrive whole. Please try again.',
  'file-too-large': ({ megabytes }: { readonly megabytes: number }) =>
    `The file is larger than ${megabytes.toLocaleString('en', { maximumFractionDigits: 1 })} MB. Please split it into several files.`,
  'several-files': () => 'Please send one file at a time.',
  'other-form-fields': ({ field }: { readonly field: string }) =>
    `The form takes one file, in the field “${field}”, and no other fields.`,
  'several-recipes': ({ field }: { readonly field: string }) =>
    `Please send one “${field}” at a time.`,
  'recipe-is-file': ({ field }: { readonly field: string }) =>
    `The field “${field}” must hold text, not a file.`,
  'recipe-too-long': (limit: { readonly field: string; readonly megabytes: number }) =>
    `The field “${limit.field}” is longer than ${limit.megabytes} MB. Please correct some of the rows in the file itself.`,
};
