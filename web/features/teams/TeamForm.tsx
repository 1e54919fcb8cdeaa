/** The fields of a team, for a new one and for one that is changed. */
import { HStack, SimpleGrid, Stack } from '@chakra-ui/react'
import type { AnyObjectSchema } from 'yup'
import * as texts from '#texts/teams/teamForm.js'
import { NumberField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { TagsField } from '#web/ui/form/TagsField.tsx'
import { SelectField, type Choice } from '#web/ui/form/SelectField.tsx'
import type { Edit } from '#web/ui/form/edit.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { CancelButton } from '#web/ui/form/CancelButton.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { joiningChoices } from './teamWords.ts'

interface TeamValues extends Record<string, unknown> {
  name: string
  description: string
  department: string
  type: string
  tags: readonly string[]
  joining: 'REQUEST' | 'OPEN' | 'INVITATION'
  maxMembers: number | null
}

interface Props<O> {
  call: string
  rules: AnyObjectSchema
  initial: TeamValues
  departments: readonly Choice[]
  action: (values: TeamValues, changed: string, edit: Edit<TeamValues>) => Promise<O>
  onDone: (outcome: Extract<O, { ok: true }>) => void
  onCancel: () => void
  submit: string
}

type Outcome = { ok: boolean; fieldErrors?: Record<string, string> | undefined }

export const TeamForm = <O extends Outcome>({ departments, onCancel, submit, ...form }: Props<O>) => (
  <Form
    {...form}
    actions={
      <HStack>
        <SubmitButton>{submit}</SubmitButton>
        <CancelButton onCancel={onCancel} />
      </HStack>
    }
  >
    <Stack gap="4" maxW="3xl">
      <TextField name="name" />
      <TextArea name="description" rows={5} hint={texts.whatTheTeamWorksOn()} />
      <TagsField name="tags" hint={texts.researchersWhoKnowThemAre()} />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <SelectField name="department" placeholder={texts.acrossDepartments()} choices={departments} />
        <TextField name="type" hint={texts.shownWhenThereIsNo()} />
        <SelectField name="joining" choices={joiningChoices} />
        <NumberField name="maxMembers" hint={texts.youIncludedAtMost10()} />
      </SimpleGrid>
    </Stack>
  </Form>
)
