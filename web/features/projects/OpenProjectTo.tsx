/** To whom an accepted project is opened, and from when. */
import { Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import * as texts from '#texts/projects/deciding.js'
import type { ReviewDecision } from '#web/__generated__/useProjectDecisionMutation.graphql.ts'
import { DateField } from '#web/ui/form/fields.tsx'
import { TicksField } from '#web/ui/form/TicksField.tsx'

const audiences = [
  { value: 'INDUSTRY', label: texts.industry() },
  { value: 'INVESTORS', label: texts.investors() },
]

interface Props {
  /** Why the project cannot be opened to anybody. */
  obstacle: string | null | undefined
}

export function OpenProjectTo({ obstacle }: Props) {
  const { decision, openTo } = useFormikContext<{ decision: ReviewDecision | ''; openTo: readonly string[] }>().values
  if (decision !== 'APPROVE') return null
  return (
    <>
      <TicksField name="openTo" choices={audiences} disabled={!!obstacle} />
      {obstacle && (
        <Text color="fg.muted" fontSize="sm">
          {texts.cannotBeOpened({ obstacle })}
        </Text>
      )}
      {openTo.length > 0 && <DateField name="openFrom" hint={texts.fromHint()} />}
    </>
  )
}
