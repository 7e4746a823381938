/** Values that belong to the installation as a whole, shared by all its instances. */
export interface InstallationTable {
  key:
    | 'csrf-key'
    | 'export-key'
    | 'factor-key'
    | 'last-backup'
    | 'moved-to'
    | 'public-id'
    | 'starter-content';
  value: string;
}
