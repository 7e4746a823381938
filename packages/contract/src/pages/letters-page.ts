import type { Language } from '../site/language.ts';
import type { LetterTopic } from '../site/letters.ts';

/** Why a form for letters comes back. */
export type LettersProblem = 'stamp' | 'tooMany' | 'email' | 'topics' | 'unavailable';

/** What was typed into a form that is shown again. */
export interface TypedSubscription {
  readonly email: string;
  readonly topics: readonly LetterTopic[];
}

/** What one page about letters shows. */
export type LettersView =
  | {
      readonly view: 'form';
      readonly stamp: string;
      readonly typed: TypedSubscription;
      readonly problem: LettersProblem | null;
    }
  | { readonly view: 'look' | 'confirmed' | 'ended' | 'gone' }
  | { readonly view: 'confirm' | 'end'; readonly token: string }
  | {
      readonly view: 'yours';
      readonly token: string;
      /** Masked. */
      readonly address: string;
      readonly topics: readonly LetterTopic[];
      readonly language: Language;
      /** What became of the form that was sent; null when none was. */
      readonly outcome: 'saved' | 'topics' | null;
    };

/** What the pages about letters have of their own. */
export interface LettersParts {
  readonly letters: LettersView;
}
