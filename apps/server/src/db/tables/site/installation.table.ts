/** Values that belong to the installation as a whole, shared by all its instances. */
export interface InstallationTable {
  key:
    | 'csrf-key'
    | 'export-key'
    | 'factor-key'
    | 'former-index-keys'
    | 'form-key'
    | 'gatherings-off-since'
    | 'last-backup'
    | 'letters-off-since'
    | 'moved-to'
    | 'notifications-off-since'
    | 'public-id'
    | 'sealed-anew-at'
    | 'sealing-check'
    | 'starter-content';
  value: string;
}
