/** A number that an office gave, with an example of how that office writes it. */
import { exampleOf, type NumberPart } from '#api/features/patents/numberForms.rules.ts'
import type { PatentOfficeCode } from '#api/features/patents/offices.rules.ts'
import * as texts from '#texts/patents/form.js'
import { TextField } from '#web/ui/form/fields.tsx'

interface Props {
  name: string
  office: string
  part: NumberPart
}

export function PatentNumberField({ name, office, part }: Props) {
  const example = exampleOf(office as PatentOfficeCode, part)
  return <TextField name={name} autoComplete="off" {...(example ? { hint: texts.suchAs({ example }) } : {})} />
}
