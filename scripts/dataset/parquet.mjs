// Write tables as Parquet: from JSON on standard input, into the folder named, a file a table.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { zstdCompressSync } from 'node:zlib';
import { parquetWriteBuffer } from 'hyparquet-writer';

const KINDS = { string: 'STRING', integer: 'INT64', boolean: 'BOOLEAN' };
const compressors = { ZSTD: (bytes) => zstdCompressSync(bytes) };

const [folder] = process.argv.slice(2);
for (const { name, columns } of await json(process.stdin)) {
  const columnData = columns.map(({ name, kind, required, cells }) => ({
    name,
    type: KINDS[kind],
    nullable: !required,
    data: kind === 'integer' ? cells.map((cell) => cell === null ? null : BigInt(cell)) : cells,
  }));
  const file = parquetWriteBuffer({ columnData, codec: 'ZSTD', compressors });
  writeFileSync(join(folder, `${name}.parquet`), new Uint8Array(file));
}
