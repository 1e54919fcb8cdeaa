/** The people and files of a project in its wizard: those of the draft, which the first of them saves. */
import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { UserPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import * as texts from '#texts/projects/projectWizard.js'
import type { TeamAndFiles_project$key } from '#web/__generated__/TeamAndFiles_project.graphql.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { useGoToField } from '#web/ui/form/ErrorSummary.tsx'
import { useGuard } from '#web/ui/form/FormGuard.tsx'
import { useSteps } from '#web/ui/form/FormSteps.tsx'
import { useLabels } from '#web/ui/form/useRule.ts'
import { TextButton } from '#web/ui/TextButton.tsx'
import { ProjectTeam } from './ProjectTeam.tsx'
import { isEmpty, type Written } from './reviewWords.ts'
import { useSaveDraft, type WizardDraft } from './useSaveDraft.ts'

interface Props {
  project: TeamAndFiles_project$key | null
  draft: WizardDraft
}

export function TeamAndFiles({ project: key, draft }: Props) {
  const project = useFragment(
    graphql`
      fragment TeamAndFiles_project on Project {
        ...ProjectTeam_project
        ...FilesSection_record
      }
    `,
    key,
  )
  const [search] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const arrives = project != null && search.has('step')
  useEffect(() => {
    if (arrives) heading.current?.focus()
  }, [arrives])
  if (!project) return <NotYet draft={draft} />
  return (
    <Stack gap="4">
      <Heading as="h3" size="sm" ref={heading} tabIndex={-1} scrollMarginTop="20">
        {texts.teamAndFiles()}
      </Heading>
      <ProjectTeam project={project} />
      <FilesSection record={project} />
    </Stack>
  )
}

/** A draft needs some fields before it can have people and files. */
const needed = ['ownerId', 'title', 'description'] as const

function NotYet({ draft }: { draft: WizardDraft }) {
  const { values } = useFormikContext<Record<string, Written>>()
  const labels = useLabels()
  const goTo = useGoToField()
  const { at } = useSteps()!
  const { release } = useGuard()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const save = useSaveDraft(draft)
  const [pending, setPending] = useState(false)
  const missing = needed.filter((name) => name in labels && name in values && isEmpty(values[name]))
  const begin = async () => {
    setPending(true)
    const number = await save()
    setPending(false)
    if (number) release(() => void navigate(`${pathname}?project=${number}&step=${at + 1}`, { replace: true }))
  }
  return (
    <Section title={texts.teamAndFiles()}>
      <Text color="fg.muted">{missing.length ? texts.peopleAndFilesNeed() : texts.peopleAndFilesBelong()}</Text>
      {missing.length > 0 ? (
        <Stack as="ul" listStyleType="none" gap="1.5">
          {missing.map((name) => (
            <li key={name}>
              <TextButton textDecoration="underline" onClick={() => goTo(name)}>
                {texts.add({ field: labels[name]?.label ?? name })}
              </TextButton>
            </li>
          ))}
        </Stack>
      ) : (
        <Button variant="outline" alignSelf="start" loading={pending} onClick={() => void begin()}>
          <UserPlus size={16} aria-hidden />
          {texts.saveAndAdd()}
        </Button>
      )}
    </Section>
  )
}
