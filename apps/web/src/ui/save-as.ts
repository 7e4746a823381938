/** Lets the browser save something under a name, as it saves downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser may only begin to read after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
