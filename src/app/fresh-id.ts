const BYTES = 16;

/** An id that nobody else draws. `randomUUID` is missing where a page comes over plain http from another machine. */
export function freshId(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
