import type { SentenceParts } from '../../sentence-parts.ts';

/** The tab of links to the community’s pages elsewhere. */
export const deleted = 'Social link deleted successfully!';
export const platform = 'Platform';
export const platformHint =
  'Platforms that are not suggested are kept, but not shown on the home page.';
export const url = 'URL';
export const displayOrder = 'Display Order';
export const addLink = 'Add Link';
export const editSocialLink = 'Edit Social Link';
export const addSocialLink = 'Add Social Link';
export const adding = 'Adding...';
export const title = 'Social Links';
export const loadError = 'Unable to load social media links.';
export const loading = 'Loading...';
export const none = 'No social links added yet';
export const addFirst =
  'Add the first one with the form above: the home page shows it under “Connect With Us”.';
export const order = 'Order';
export const notShown = 'not shown on the home page';
export const deleteLink = (platform: string) => `Delete ${platform}`;
export const editLink = (platform: string) => `Edit ${platform}`;
export const deleteFailed = 'Failed to delete social link';
export const added = 'Social link added successfully!';
export const updated = 'Social link updated successfully!';
export const addFailed = 'Failed to add social link';
export const updateFailed = 'Failed to update social link';
export const deleteQuestion = <Part>(platform: Part): SentenceParts<Part> => [
  'The link to ',
  platform,
  ' will be deleted. This action cannot be undone.',
];
