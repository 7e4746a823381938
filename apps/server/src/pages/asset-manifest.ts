/** An entry of Vite's build manifest, as far as it is used here. */
export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  /** The modules that it loads by import(), as keys of the manifest. */
  readonly dynamicImports?: readonly string[];
  /** Pictures and fonts. */
  readonly assets?: readonly string[];
}

/** Vite's build manifest: the files of each module. */
export type AssetManifest = Readonly<Record<string, ManifestChunk>>;

export interface Assets {
  readonly scripts: ReadonlyMap<string, ManifestChunk>;
  readonly styles: ReadonlySet<string>;
}

/** The scripts and style sheets that these modules load, with all that they import. */
export function assetsOf(manifest: AssetManifest, modules: readonly string[]): Assets {
  const scripts = new Map<string, ManifestChunk>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || scripts.has(chunk.file)) return;
    if (chunk.file.endsWith('.css')) styles.add(chunk.file);
    else scripts.set(chunk.file, chunk);
    chunk.imports?.forEach(visit);
    // A chunk's styles come after those of its imports, which they may override: the browser adds them in this order,
    // too.
    for (const file of chunk.css ?? []) styles.add(file);
  };
  modules.forEach(visit);
  return { scripts, styles };
}
