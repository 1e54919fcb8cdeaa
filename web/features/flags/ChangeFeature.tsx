/** Switches a feature of the product: for whom, who decides about it, and until when. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updateFeatureFlagRules } from '#api/features/flags/flag.rules.ts'
import * as texts from '#texts/flags/form.js'
import type { ChangeFeature_flag$key, Role } from '#web/__generated__/ChangeFeature_flag.graphql.ts'
import type { ChangeFeatureMutation } from '#web/__generated__/ChangeFeatureMutation.graphql.ts'
import { PeopleField } from '#web/features/people/PeopleField.tsx'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { roleChoices, rolesOfChoices } from '#web/features/users/roleNames.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, NumberField, SwitchField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { TicksField } from '#web/ui/form/TicksField.tsx'
import { featureWords } from './featureWords.ts'

interface Props {
  flag: ChangeFeature_flag$key
  onClose: () => void
}

const rules = updateFeatureFlagRules.whole

export function ChangeFeature({ flag, onClose }: Props) {
  const { name, on, roles, percent, people, owner, reviewOn, note, forVisitors } = useFragment(
    graphql`
      fragment ChangeFeature_flag on FeatureFlag {
        name
        on
        forVisitors
        roles
        percent
        people {
          id
          name
        }
        owner {
          id
          name
        }
        reviewOn
        note
      }
    `,
    flag,
  )
  const [update] = useAction<ChangeFeatureMutation>(
    graphql`
      mutation ChangeFeatureMutation($input: UpdateFeatureFlagInput!) {
        updateFeatureFlag(input: $input) {
          featureFlag {
            ...OneFeature_flag
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const { title } = featureWords(name)
  return (
    <FormDialog
      call="updateFeatureFlag"
      open
      onClose={onClose}
      title={texts.title({ title })}
      rules={rules}
      initial={{
        on,
        roles: [...roles],
        percent,
        peopleIds: people.map(({ id }) => id),
        ownerId: owner?.id ?? '',
        reviewOn: reviewOn ?? '',
        note,
      }}
      action={(_, __, { roles: chosen, ...edit }) =>
        update({
          input: { ...edit, ...(chosen && { roles: rolesOfChoices(chosen as Role[]) }), name } as never,
        })
      }
      submit={texts.save()}
    >
      <SwitchField name="on" />
      {forVisitors ? (
        <Text color="fg.muted">{texts.forVisitors()}</Text>
      ) : (
        <>
          <TicksField name="roles" choices={roleChoices()} />
          <Text fontSize="xs" color="fg.muted">
            {texts.rolesHint()}
          </Text>
          <NumberField name="percent" hint={texts.percentHint()} />
          <PeopleField name="peopleIds" known={people} />
        </>
      )}
      <PersonField name="ownerId" roles={['ADMIN']} {...(owner ? { known: owner } : {})} />
      <DateField name="reviewOn" hint={texts.reviewHint()} />
      <TextArea name="note" rows={2} />
    </FormDialog>
  )
}
