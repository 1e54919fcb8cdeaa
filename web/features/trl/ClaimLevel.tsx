/** The claim of a level: which one. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { createTrlClaimRules } from '#api/features/trl/trl.rules.ts'
import * as texts from '#texts/trl/project.js'
import type { ClaimLevelMutation } from '#web/__generated__/ClaimLevelMutation.graphql.ts'
import { trlNames, trlWords } from '#web/features/projects/projectWords.ts'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'

const rules = createTrlClaimRules.omit(['projectId'])

interface Props {
  projectId: string
  /** The level that is validated; 0 when there is none. */
  above: number
  onClose: () => void
}

export function ClaimLevel({ projectId, above, onClose }: Props) {
  const [claim] = useAction<ClaimLevelMutation>(
    graphql`
      mutation ClaimLevelMutation($input: CreateTrlClaimInput!) {
        createTrlClaim(input: $input) {
          project {
            ...ProjectTrl_project
          }
        }
      }
    `,
    { success: { title: texts.begun(), description: texts.begunNext() }, failure: texts.failedToClaim() },
  )
  const levels = trlNames.map((_, below) => below + 1).filter((level) => level > above)
  return (
    <FormDialog
      call="createTrlClaim"
      open
      onClose={onClose}
      title={texts.claim()}
      rules={rules}
      initial={{ level: '' }}
      action={({ level }) => claim({ input: { projectId, level: Number(level) } })}
      submit={texts.begin()}
    >
      <Text>{texts.claimHint()}</Text>
      <SelectField
        name="level"
        placeholder={texts.chooseLevel()}
        choices={levels.map((level) => ({ value: String(level), label: trlWords(level) }))}
      />
    </FormDialog>
  )
}
