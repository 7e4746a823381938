// One line for each room of the dashboard: its texts load with what says them.
export * as account from './account.ts';
export * as activity from './activity.ts';
export * as badiCalendar from './badi-calendar.ts';
export * as common from './common.ts';
export * as frame from './frame.ts';
export * as holyDays from './holy-days.ts';
export * as invitation from './invitation.ts';
export * as login from './login.ts';
export * as secondStep from './second-step.ts';
export * as settings from './settings.ts';
export * as socialLinks from './social-links.ts';
export * as users from './users.ts';
