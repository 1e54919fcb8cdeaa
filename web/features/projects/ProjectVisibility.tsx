/** 'Project Visibility': opens one project to industry and investors, or closes it. */
import { Box, Button, Popover, Portal, Stack, Switch } from '@chakra-ui/react'
import { Eye } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useRevalidator } from 'react-router'
import type { ProjectVisibility_project$key } from '#web/__generated__/ProjectVisibility_project.graphql.ts'
import { useSetAccess } from './useSetAccess.ts'

export function ProjectVisibility({
  project,
  compact = false,
}: {
  project: ProjectVisibility_project$key
  compact?: boolean
}) {
  const { id, title, approvedForIndustry, approvedForInvestors } = useFragment(
    graphql`
      fragment ProjectVisibility_project on Project {
        id
        title
        approvedForIndustry
        approvedForInvestors
      }
    `,
    project,
  )
  const [setAccess, pending] = useSetAccess()
  const { revalidate } = useRevalidator()
  const toggle = async (audience: 'INDUSTRY' | 'INVESTORS', approved: boolean) => {
    const { ok } = await setAccess([id], audience, approved)
    // The page's history and the list's order follow.
    if (ok) await revalidate()
  }
  const toggles = [
    { audience: 'INDUSTRY', label: 'Industry access', on: approvedForIndustry },
    { audience: 'INVESTORS', label: 'Investor access', on: approvedForInvestors },
  ] as const
  return (
    <Popover.Root positioning={{ placement: 'bottom-end' }} lazyMount>
      <Popover.Trigger asChild>
        <Button
          variant={compact ? 'ghost' : 'outline'}
          size={compact ? 'xs' : 'md'}
          aria-label={`Project Visibility of ${title}`}
        >
          <Eye size={16} aria-hidden />
          {compact ? null : 'Visibility'}
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="260px" aria-label="Project Visibility">
            <Box fontWeight="semibold" paddingX="4" paddingTop="4">
              Project Visibility
            </Box>
            <Popover.Body>
              <Stack gap="3">
                {toggles.map(({ audience, label, on }) => (
                  <Switch.Root
                    key={audience}
                    checked={on}
                    disabled={pending}
                    onCheckedChange={({ checked }) => void toggle(audience, checked)}
                  >
                    <Switch.HiddenInput />
                    <Switch.Label flex="1">{label}</Switch.Label>
                    <Switch.Control />
                  </Switch.Root>
                ))}
              </Stack>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
