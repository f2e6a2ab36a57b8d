// Gives a record to the reader as a file.

/** Offer the record's text as a file to keep. */
export function download(record) {
  const text = typeof record === 'string' ? record : record.text ?? JSON.stringify(record);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `gnav-${new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-')}.json`;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
