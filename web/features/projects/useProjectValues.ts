/** What a project's forms hold of it. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type {
  useProjectValues_project$data,
  useProjectValues_project$key,
} from '#web/__generated__/useProjectValues_project.graphql.ts'
import { firstTexts } from '#web/features/translations/firstTexts.ts'
import type { ProjectValues } from './projectForm.ts'

/** The values of the project's fields; null when there is none. */
export function useProjectValues(project: useProjectValues_project$key | null): ProjectValues | null {
  const fields = useFragment(
    graphql`
      fragment useProjectValues_project on Project {
        firstTitle: title(version: FIRST)
        firstDescription: description(version: FIRST)
        firstAbstract: abstract(version: FIRST)
        objectives
        methodology
        expectedOutcomes
        principalInvestigator
        institution
        department
        projectStage
        tags
        keywords
        trl
        crlLevel
        status
        prototypeStatus
        startupPotential
        ipStatus
        patentReference
        ipOwnership
        disclosureDate
        publiclyDisclosed
        papers
        datasets
        software
        businessApplication
        businessValue
        problemSolving
        targetMarket
        regulation
        offerType
        offerDetails
        ftoRegions
        duration
        budget
        fundingStatus
        fundingAmount
        seekingInvestment
        fundingAmountNeeded
        fundingPurpose
        grants
        contacts
        visibleToResearchers
        confidential
        embargoUntil
        startDate
        endDate
        nextReviewDate
      }
    `,
    project,
  )
  return fields ? valuesOf(fields) : null
}

/** Nothing is an empty field to a form. */
const valuesOf = (fields: useProjectValues_project$data) =>
  Object.fromEntries(
    Object.entries(firstTexts(fields)).map(([name, value]) => [name, value ?? '']),
  ) as unknown as ProjectValues
