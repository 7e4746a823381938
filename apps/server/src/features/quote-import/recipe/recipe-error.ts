/**
 * A problem of the recipe: it names what the file does not have. Its message is for volunteers.
 *
 * A class of its own: the process that reads files tells it from problems of the file.
 */
export class RecipeError extends Error {
  override readonly name = 'RecipeError';

  /** @param missing What the recipe names, as in 'column Z'. */
  static missing(missing: string): RecipeError {
    return new RecipeError(
      `The recipe names ${missing}, which the file does not have. If the file has changed, please choose it again.`,
    );
  }
}
