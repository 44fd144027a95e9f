/** JSON can carry the value and bring it back the same: no NaN, no undefined, nothing but plain data. */
export function isPlainJson(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value);
    case 'object':
      if (value === null) return true;
      return Array.isArray(value) ? value.every(isPlainJson) : Object.values(value).every(isPlainJson);
    default:
      return false;
  }
}
