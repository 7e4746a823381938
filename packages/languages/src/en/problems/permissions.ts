/** Why somebody may not do something, said by the server and by what the dashboard disables. */
export const permissions = {
  'not-your-account-to-change': () => 'Only the Master Admin can change this account',
  'not-yours-to-create': () => 'Only Master Admins can create other Master Admins',
  'only-master-admin': () =>
    'Cannot demote the only Master Admin. Assign another user as Master Admin first.',
  'not-yours-to-promote': () => 'Only Master Admins can promote users to Master Admin',
  'not-yours-to-change-roles': () => 'Only Master Admins can change roles',
  'own-account': () => 'You cannot delete your own account',
  'master-admin-stays': () => 'The Master Admin cannot be deleted',
  'not-yours-to-invite': () => 'Only the Master Admin can invite volunteers',
  'not-yours-to-set': () => 'Only the Master Admin can change the settings',
  'not-yours-to-see': () => 'Only the Master Admin can see who changed what',
  'not-yours-to-back-up': () => 'Only the Master Admin can download backups',
};
