import type { ShareTexts } from '../page-texts.ts';

export const share: ShareTexts = {
  copied: 'Copied',
  whatIsCopied: 'The quote, its source and its address can be pasted now.',
  shareQuote: 'Share this quote',
  shareSelected: 'The text is selected. Copy it, and paste it where you want to share it.',
  shareField: 'Quote, source and address',
};
