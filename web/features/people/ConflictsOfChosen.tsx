/** Possible conflicts of interest of the person whom a form's field holds, where somebody is chosen who judges. */
import { useField } from 'formik'
import { ConflictsOf } from './ConflictsOf.tsx'

interface Props {
  /** Of the record for which the person is chosen. */
  id: string
  /** The name of the field. */
  name: string
}

export function ConflictsOfChosen({ id, name }: Props) {
  const [{ value: userId }] = useField<string>(name)
  return userId && <ConflictsOf id={id} userId={userId} />
}
