import { describe, expect, it } from 'vitest';
import { assetsOf } from './asset-manifest.ts';

const manifest = {
  'src/page.tsx': { file: 'page.js', imports: ['_shared.js', '_other.js'], css: ['page.css'] },
  '_shared.js': { file: 'shared.js', imports: ['_base.js'], css: ['shared.css'] },
  '_other.js': { file: 'other.js', imports: ['_base.js', '_shared.js'] },
  '_base.js': { file: 'base.js', css: ['base.css'] },
  'src/plain.css': { file: 'plain.css', isEntry: true },
};

describe('the assets of a module', () => {
  it('are its script and all that it imports, each once, itself first', () => {
    const { scripts } = assetsOf(manifest, ['src/page.tsx']);
    expect([...scripts.keys()]).toEqual(['page.js', 'shared.js', 'base.js', 'other.js']);
  });

  it('are style sheets in the order in which they override each other', () => {
    const { styles } = assetsOf(manifest, ['src/page.tsx']);
    expect([...styles]).toEqual(['base.css', 'shared.css', 'page.css']);
  });

  it('are a style sheet alone for a page without a script', () => {
    const { scripts, styles } = assetsOf(manifest, ['src/plain.css']);
    expect([[...scripts], [...styles]]).toEqual([[], ['plain.css']]);
  });

  it('are none for a module that was not built', () => {
    const { scripts, styles } = assetsOf(manifest, ['src/unknown.ts']);
    expect([scripts.size, styles.size]).toEqual([0, 0]);
  });
});
