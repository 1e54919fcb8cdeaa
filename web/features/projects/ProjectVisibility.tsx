/** 'Project Visibility': opens one project to industry and investors, or closes it. */
import { Box, Button, Stack, Text, chakra } from '@chakra-ui/react'
import { Eye } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/projects/projectVisibility.js'
import type { ProjectVisibility_project$key } from '#web/__generated__/ProjectVisibility_project.graphql.ts'
import { Toggle } from '#web/ui/form/Tick.tsx'
import { Popup } from '#web/ui/Popup.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { useSetAccess } from './useSetAccess.ts'

export function ProjectVisibility({
  project,
  compact = false,
}: {
  project: ProjectVisibility_project$key
  compact?: boolean
}) {
  const { id, title, approvedForIndustry, approvedForInvestors, accessObstacle } = useFragment(
    graphql`
      fragment ProjectVisibility_project on Project {
        id
        title
        approvedForIndustry
        approvedForInvestors
        accessObstacle
      }
    `,
    project,
  )
  const words = texts.projectVisibilityOf({ title })
  return (
    <Popup
      label={texts.projectVisibility()}
      width="260px"
      trigger={
        compact ? (
          <RowButton aria-label={words}>{texts.visibility()}</RowButton>
        ) : (
          <Button variant="outline" aria-label={words}>
            <Eye size={16} aria-hidden />
            {texts.visibility()}
          </Button>
        )
      }
    >
      <Toggles
        id={id}
        title={title}
        industry={approvedForIndustry}
        investors={approvedForInvestors}
        obstacle={accessObstacle}
      />
    </Popup>
  )
}

interface TogglesProps {
  id: string
  title: string
  industry: boolean
  investors: boolean
  /** Why the project cannot be opened; access that it has can still be closed. */
  obstacle: string | null | undefined
}

/** By itself, so that a list of closed ones follows nothing. */
function Toggles({ id, title, industry, investors, obstacle }: TogglesProps) {
  const [setAccess, pending] = useSetAccess(() => title)
  const toggle = (audience: 'INDUSTRY' | 'INVESTORS', approved: boolean) => setAccess([id], audience, approved)
  const toggles = [
    { audience: 'INDUSTRY', label: texts.industryAccess(), on: industry },
    { audience: 'INVESTORS', label: texts.investorAccess(), on: investors },
  ] as const
  return (
    <Stack gap="3" padding="4">
      <Box fontWeight="semibold">{texts.projectVisibility()}</Box>
      {toggles.map(({ audience, label, on }) => (
        <chakra.label key={audience} display="flex" alignItems="center" justifyContent="space-between">
          {label}
          <Toggle
            checked={on}
            disabled={pending || (!!obstacle && !on)}
            onChange={(checked) => void toggle(audience, checked)}
          />
        </chakra.label>
      ))}
      {obstacle && (
        <Text color="fg.muted" fontSize="sm">
          {texts.soItCannotBe({ obstacle })}
        </Text>
      )}
    </Stack>
  )
}
