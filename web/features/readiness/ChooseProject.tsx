/** The project to assess: each says how often it was assessed, and its latest level. */
import { chakra, NativeSelect, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/readiness/advisor.js'
import type { ChooseProject_projects$key } from '#web/__generated__/ChooseProject_projects.graphql.ts'

interface Props {
  projects: ChooseProject_projects$key
  chosen: { number: number } | null
  /** Takes its number; '' for none. */
  onChoose: (number: string) => void
}

export function ChooseProject({ projects, chosen, onChoose }: Props) {
  const rows = useFragment<ChooseProject_projects$key>(
    graphql`
      fragment ChooseProject_projects on Project @relay(plural: true) {
        id
        number
        title
        arlAssessmentCount
        readiness {
          score
        }
      }
    `,
    projects,
  )
  return (
    <chakra.label>
      <Text as="span" display="block" marginBottom="1.5" fontSize="sm" fontWeight="medium">
        {texts.choose()}
      </Text>
      <NativeSelect.Root>
        <NativeSelect.Field value={chosen ? chosen.number : ''} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{texts.chooseOne()}</option>
          {rows.map(({ id, number, title, arlAssessmentCount: count, readiness }) => (
            <option key={id} value={number}>
              {count && readiness
                ? texts.optionAssessed({ title, count, score: readiness.score })
                : texts.option({ title, count })}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </chakra.label>
  )
}
