/** The first steps that the university has added, with whose they are and how many have done them. */
import { Button, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { listed } from '#listed'
import * as pages from '#texts/firstSteps/pages.js'
import * as texts from '#texts/firstSteps/editing.js'
import type { FirstStepsPage_step$key } from '#web/__generated__/FirstStepsPage_step.graphql.ts'
import type { FirstStepsPageQuery } from '#web/__generated__/FirstStepsPageQuery.graphql.ts'
import { namesOfRoles } from '#web/features/users/roleNames.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { titleOf, type Step } from './step.ts'
import { Buttons, Title, Where } from './StepCells.tsx'
import { useMoveStep } from './useMoveStep.ts'

const AddStep = lazy(() => import('./AddStep.tsx'))
const EditStep = lazy(() => import('./EditStep.tsx'))

export default function FirstStepsPage() {
  const { universitySteps } = usePage<FirstStepsPageQuery>(graphql`
    query FirstStepsPageQuery @preloadable {
      universitySteps {
        ...FirstStepsPage_step
      }
    }
  `)
  const steps = useFragment<FirstStepsPage_step$key>(
    graphql`
      fragment FirstStepsPage_step on UniversityStep @relay(plural: true) {
        id
        title
        titleArabic
        link
        roles
        doneCount
        closedTo
        archivedAt
        ...EditStep_step
      }
    `,
    universitySteps.flatMap((one) => one ?? []),
  )
  const [open, setOpen] = useState<Step | 'new' | null>(null)
  const moving = useMoveStep(steps)
  const close = () => setOpen(null)
  return (
    <>
      <PageHeader
        title={pages.steps()}
        description={texts.description()}
        actions={
          <Button onClick={() => setOpen('new')}>
            <Plus size={16} aria-hidden />
            {texts.add()}
          </Button>
        }
      />
      <Section title={texts.ofYourUniversity()}>
        {steps.length ? (
          <SmallTable
            name={pages.steps()}
            rows={steps}
            keyOf={({ id }) => id}
            columns={[
              { header: texts.step(), cell: (step) => <Title step={step} /> },
              { header: texts.readers(), cell: ({ roles }) => listed(namesOfRoles(roles ?? [])) },
              { header: texts.link(), cell: (step) => <Where step={step} /> },
              { header: texts.done(), cell: ({ doneCount }) => texts.doneBy({ count: doneCount ?? 0 }) },
              {
                header: texts.actions(),
                quiet: true,
                cell: (step) => <Buttons step={step} moving={moving} onEdit={setOpen} />,
              },
            ]}
          />
        ) : (
          <Text color="fg.muted">{texts.none()}</Text>
        )}
      </Section>
      <Suspense fallback={null}>
        {open === 'new' && <AddStep onClose={close} />}
        {open !== null && open !== 'new' && <EditStep step={open} name={titleOf(open)} onClose={close} />}
      </Suspense>
    </>
  )
}
