import {
  type ProblemCode,
  problems,
  type SingleProblemCode,
} from '@bahai-friends/languages/en/problems';
import { type Said, sayIn } from '@bahai-friends/languages/en/problems/sentences';

/** A problem as it is answered: its code, its values, and its sentence in English. */
export type AnyProblem = Said<ProblemCode>;

/** A problem that is not made of several. */
export type SingleProblem = Said<SingleProblemCode>;

/** Says any problem that the API answers. It loads every sentence: the dashboard's forms have `sayRule`. */
export const say = sayIn(problems);
