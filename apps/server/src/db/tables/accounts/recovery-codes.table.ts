/** Recovery codes that were not used yet. */
export interface RecoveryCodesTable {
  user_id: number;
  /** SHA-256, hexadecimal; a code has 120 random bits. */
  code_hash: string;
}
