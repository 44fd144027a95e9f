/** What a form of valibot takes, as a JSON Schema: as much of it as set-ups are made of. */

interface Check {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
}

interface Form {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Form>>;
  readonly item?: Form;
  readonly value?: Form;
  readonly wrapped?: Form;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly (Check | Form)[];
}

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Name of a check, and what of a schema says the same. */
const LIMITS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  string: { min_length: 'minLength', max_length: 'maxLength', regex: 'pattern' },
  array: { min_length: 'minItems', max_length: 'maxItems' },
  number: { min_value: 'minimum', max_value: 'maximum' },
};

const checksOf = ({ pipe = [] }: Form): readonly Check[] =>
  pipe.flatMap((one) => ('kind' in one && one.kind !== 'schema' ? [one as Check] : checksOf(one as Form)));

function limitsOf(form: Form): JsonSchema {
  const found: Record<string, unknown> = {};
  for (const { type, requirement } of checksOf(form)) {
    if (type === 'non_empty') found[form.type === 'array' ? 'minItems' : 'minLength'] = 1;
    const name = LIMITS[form.type]?.[type];
    if (name !== undefined) found[name] = requirement instanceof RegExp ? requirement.source : requirement;
  }
  return found;
}

const mayMiss = ({ type }: Form): boolean => type === 'exact_optional' || type === 'optional';

export function jsonSchemaOf(form: Form): JsonSchema {
  const limits = limitsOf(form);
  switch (form.type) {
    case 'exact_optional':
    case 'optional':
      return jsonSchemaOf(form.wrapped as Form);
    case 'nullable': {
      const { type, ...rest } = jsonSchemaOf(form.wrapped as Form);
      return { type: [type, 'null'], ...rest };
    }
    case 'string':
    case 'boolean':
      return { type: form.type, ...limits };
    case 'number': {
      const isWhole = checksOf(form).some(({ type }) => type === 'safe_integer');
      return { type: isWhole ? 'integer' : 'number', ...limits };
    }
    case 'literal':
      return { const: form.literal };
    case 'picklist':
      return { enum: form.options };
    case 'array':
      return { type: 'array', ...limits, items: jsonSchemaOf(form.item as Form) };
    case 'record':
      return { type: 'object', additionalProperties: jsonSchemaOf(form.value as Form) };
    case 'object':
    case 'loose_object': {
      const entries = Object.entries(form.entries ?? {});
      const required = entries.flatMap(([name, one]) => (mayMiss(one) ? [] : [name])).toSorted();
      const isInOrder = checksOf(form).some(({ type }) => type === 'check' || type === 'partial_check');
      return {
        type: 'object',
        ...(required.length === 0 ? {} : { required }),
        properties: Object.fromEntries(entries.map(([name, one]) => [name, jsonSchemaOf(one)])),
        ...(isInOrder ? { dependentRequired: { d: ['c'] } } : {}),
      };
    }
    case 'union':
    case 'variant':
      return { oneOf: (form.options as readonly Form[]).map((one) => jsonSchemaOf(one)) };
    case 'unknown':
      return {};
    default:
      throw new Error(`no JSON Schema for a form of type ${form.type}`);
  }
}

/** A schema without its notes, with what it refers to in its place. */
export function plainSchema(schema: unknown, defs: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(schema)) return schema.map((one) => plainSchema(one, defs));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { description: _, $ref, ...rest } = schema as Readonly<Record<string, unknown>>;
  if (typeof $ref === 'string') return plainSchema(defs[$ref.replace('#/$defs/', '')], defs);
  return Object.fromEntries(
    Object.entries(rest).map(([name, one]) => [
      name,
      name === 'required' ? (one as string[]).toSorted() : plainSchema(one, defs),
    ]),
  );
}
