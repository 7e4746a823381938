/** The findings of a trial: a line for each requirement. */
export interface Report {
  readonly expect: (what: string, holds: boolean, detail?: string) => void;
  readonly hasFailed: () => boolean;
}

export function createReport(print: (line: string) => void): Report {
  let failed = false;
  return {
    expect: (what, holds, detail = '') => {
      failed ||= !holds;
      const lines = holds ? detail.split('\n').slice(-1) : detail.split('\n').slice(-12);
      print(`${holds ? 'ok    ' : 'FAILED'}  ${what}${detail && `: ${lines.join('\n')}`}`);
    },
    hasFailed: () => failed,
  };
}
