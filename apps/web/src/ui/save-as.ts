/** Saves content as a file, as the browser saves downloads. */
export function saveAs(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start to read only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
