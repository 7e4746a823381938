/** How a quote is passed on: loaded when a visitor does so. */
export const share = {
  /** The title and the text of the message after the quote was copied. */
  copied: 'Copied',
  whatIsCopied: 'The quote, its source and its address can be pasted now.',
  /** Where the quote has to be copied by hand: the title, what to do, and the name of the field. */
  shareQuote: 'Share this quote',
  shareSelected: 'The text is selected. Copy it, and paste it where you want to share it.',
  shareField: 'Quote, source and address',
};
