/** The rules of an input that changes a record which more than one person may edit (editing.ts). */
import { mixed, object, type AnyObject, type ObjectSchema, type ObjectShape } from 'yup'

const was = mixed<object>().nullable().meta({
  json: true,
  description:
    'What the given fields held when they were read. One that someone else has changed since is refused, with a message at the field; without it the given value stands.',
})

/** What names the record, the fields that are given, and what these held when they were read. */
export type EditRules<K extends AnyObject, W extends AnyObject> = ObjectSchema<
  K & Partial<W> & { was?: object | null | undefined }
> & {
  /** The rules of what names the record. */
  readonly keys: ObjectSchema<K>
  /** The rules of the whole record: forms hold it, and it is judged once what is not given is known. */
  readonly whole: ObjectSchema<W>
}

/** Fields that are not given stay as they are. */
export function editRules<K extends AnyObject, W extends AnyObject>(
  keys: ObjectSchema<K>,
  whole: ObjectSchema<W>,
): EditRules<K, W> {
  const input = object({ ...keys.fields, ...whole.partial().fields, was } as ObjectShape)
  return Object.assign(input, { keys, whole }) as unknown as EditRules<K, W>
}
