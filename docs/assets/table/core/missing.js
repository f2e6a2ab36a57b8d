// Why a file of ours did not come: the sentence and its parts.
import { sentence } from './say.js';

const GONE = [404, 410];

/** Give the type that a server says a file has. */
export const typeOf = (answer) => (answer.headers.get('content-type') ?? '').split(';')[0].trim().toLowerCase();

/** Say why a file was not got, given the server's answer or null; null if it was. */
export function whyNoFile(file, answer) {
  if (!answer) return [sentence('The file {file} could not be fetched; the network may be down.'), { file }];
  const { ok, status } = answer;
  if (ok) return null;
  return [GONE.includes(status) ? sentence('The file {file} is missing (the server answered {status}).')
    : sentence('The server could not give the file {file}: it answered {status}.'), { file, status }];
}

/** Say why a file that came is no script to the browser; null if it is one. */
export function whyNoScript(file, answer) {
  const type = typeOf(answer);
  return /javascript/.test(type) ? null
    : [sentence('The server sends the file {file} as {type}, and no browser runs that as a script.'), { file, type: type || '?' }];
}
