import type { SingleProblem } from '@bahai-friends/contract';

/**
 * A problem of the recipe: it names what the file does not have. What it says is for volunteers.
 *
 * It is a class of its own so that the process that reads files can tell it from problems of the file.
 */
export class RecipeError extends Error {
  override readonly name = 'RecipeError';
  readonly said: SingleProblem;

  constructor(said: SingleProblem) {
    super(said.message);
    this.said = said;
  }
}
