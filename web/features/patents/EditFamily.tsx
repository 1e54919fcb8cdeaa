/** Changes what the patents of a family have in common. */
import { Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updatePatentFamilyRules } from '#api/features/patents/patent.rules.ts'
import * as texts from '#texts/patents/form.js'
import type { EditFamily_patent$key } from '#web/__generated__/EditFamily_patent.graphql.ts'
import type { EditFamilyMutation } from '#web/__generated__/EditFamilyMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { FamilyFields, type InventorRow } from './FamilyFields.tsx'

const rules = updatePatentFamilyRules.whole

export function EditFamily({ patent, onClose }: { patent: EditFamily_patent$key; onClose: () => void }) {
  const { id, family } = useFragment(
    graphql`
      fragment EditFamily_patent on Patent {
        id
        family {
          confidential
          inventors {
            name
            affiliation
            person {
              id
            }
          }
          project {
            id
            title
          }
          inventionDisclosure {
            id
            title
          }
        }
      }
    `,
    patent,
  )
  const [update] = useAction<EditFamilyMutation>(
    graphql`
      mutation EditFamilyMutation($input: UpdatePatentFamilyInput!) {
        updatePatentFamily(input: $input) {
          patent {
            ...EditFamily_patent
          }
        }
      }
    `,
    { success: { title: texts.familySaved() }, failure: texts.failed() },
  )
  const { confidential, inventors, project, inventionDisclosure } = family
  return (
    <FormDialog
      call="updatePatentFamily"
      open
      onClose={onClose}
      title={texts.editFamily()}
      rules={rules}
      initial={{
        confidential,
        inventors: inventors.map(({ name, affiliation, person }): InventorRow => ({
          userId: person?.id ?? null,
          name,
          affiliation,
        })),
        projectId: project?.id ?? '',
        inventionDisclosureId: inventionDisclosure?.id ?? '',
      }}
      action={(_, __, edit) => update({ input: { ...edit, id } })}
      submit={texts.save()}
    >
      <Text color="fg.muted">{texts.familyHint()}</Text>
      <Suspense fallback={<PartSpinner />}>
        <FamilyFields project={project} disclosure={inventionDisclosure} />
      </Suspense>
    </FormDialog>
  )
}
