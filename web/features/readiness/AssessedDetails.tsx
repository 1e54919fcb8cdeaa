/** What an assessment will read of a project, in short. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { ipStatusWords } from '#api/features/projects/offered.rules.ts'
import * as texts from '#texts/readiness/fields.js'
import * as advisor from '#texts/readiness/advisor.js'
import type { AssessedDetails_project$key } from '#web/__generated__/AssessedDetails_project.graphql.ts'
import { Facts } from '#web/ui/Facts.tsx'

export function AssessedDetails({ project }: { project: AssessedDetails_project$key }) {
  const details = useFragment(
    graphql`
      fragment AssessedDetails_project on Project {
        description
        department
        trl
        crlLevel
        targetMarket
        businessApplication
        prototypeStatus
        ipStatus
      }
    `,
    project,
  )
  return (
    <>
      <Text lineClamp={4} dir="auto">
        {details.description}
      </Text>
      <Facts
        facts={[
          [advisor.department(), details.department],
          ['TRL', details.trl],
          ['CRL', details.crlLevel],
          [texts.targetMarket(), details.targetMarket],
          [texts.businessApplication(), details.businessApplication],
          [advisor.prototype(), details.prototypeStatus],
          [advisor.property(), details.ipStatus && ipStatusWords(details.ipStatus)],
        ]}
      />
    </>
  )
}
