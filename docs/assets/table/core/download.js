// Gives a record to the reader as a file.

/** Offer what lies at an address of this browser as a file to keep. */
export function downloadFrom(address, name = 'gnav') {
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}-${new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-')}.json`;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Offer the record's text as a file to keep. */
export function download(record) {
  const text = typeof record === 'string' ? record : record.text ?? JSON.stringify(record);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  downloadFrom(address);
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
