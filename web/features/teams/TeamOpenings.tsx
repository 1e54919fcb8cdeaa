/** Whom a team looks for; its owner and editors write it down and take it back. */
import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/teams/teamOpenings.js'
import { setTeamOpeningRules } from '#api/features/teams/team.rules.ts'
import type { TeamOpenings_team$key } from '#web/__generated__/TeamOpenings_team.graphql.ts'
import type { TeamOpeningsMutation } from '#web/__generated__/TeamOpeningsMutation.graphql.ts'
import type { TeamOpeningsRemoveMutation } from '#web/__generated__/TeamOpeningsRemoveMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { TagsField } from '#web/ui/form/TagsField.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { Skills } from './TeamBadges.tsx'

interface Opening {
  number: number | null
  title: string
  description: string
  skills: readonly string[]
}

const fresh: Opening = { number: null, title: '', description: '', skills: [] }

export function TeamOpenings({ team: key }: { team: TeamOpenings_team$key }) {
  const { id, canUpdate, isArchived, openings } = useFragment(
    graphql`
      fragment TeamOpenings_team on Team {
        id
        canUpdate
        isArchived
        openings {
          number
          title
          description
          skills
        }
      }
    `,
    key,
  )
  const [edited, setEdited] = useState<Opening | null>(null)
  const [save] = useAction<TeamOpeningsMutation>(
    graphql`
      mutation TeamOpeningsMutation($input: SetTeamOpeningInput!) {
        setTeamOpening(input: $input) {
          team {
            ...TeamView_team
          }
        }
      }
    `,
    { success: { title: texts.openPositionSaved() } },
  )
  const [remove, removing] = useAction<TeamOpeningsRemoveMutation>(
    graphql`
      mutation TeamOpeningsRemoveMutation($input: RemoveTeamOpeningInput!) {
        removeTeamOpening(input: $input) {
          team {
            ...TeamView_team
          }
        }
      }
    `,
    { success: { title: texts.openPositionClosed() } },
  )
  const may = canUpdate && !isArchived
  if (!may && !openings.length) return null
  return (
    <Section title={texts.openPositions()}>
      {openings.length === 0 && <Text color="fg.muted">{texts.nobodyIsLookedForWrite()}</Text>}
      <Stack as="ul" gap="4" listStyleType="none">
        {openings.map((opening) => (
          <Flex as="li" key={opening.number} gap="3" alignItems="start">
            <Stack gap="1.5" flex="1" minW="0">
              <Text fontWeight="medium">{opening.title}</Text>
              {opening.description && <WrittenText>{opening.description}</WrittenText>}
              <Skills skills={opening.skills} />
            </Stack>
            {may && (
              <RowMenu
                label={texts.actionsFor({ title: opening.title })}
                disabled={removing}
                actions={[
                  { label: texts.edit(), onSelect: () => setEdited(opening) },
                  {
                    label: texts.close(),
                    danger: true,
                    onSelect: () => void remove({ input: { id, opening: opening.number } }),
                  },
                ]}
              />
            )}
          </Flex>
        ))}
      </Stack>
      {may && (
        <HStack>
          <Button size="sm" variant="outline" onClick={() => setEdited(fresh)}>
            <Plus size={14} aria-hidden />
            {texts.addPosition()}
          </Button>
        </HStack>
      )}
      {edited && (
        <FormDialog
          call="setTeamOpening"
          open
          onClose={() => setEdited(null)}
          title={edited.number === null ? texts.addPosition() : texts.editPosition()}
          rules={setTeamOpeningRules.whole}
          initial={{ title: edited.title, description: edited.description, skills: edited.skills }}
          action={(values, _, edit) =>
            save({ input: { ...(edited.number === null ? values : edit), id, opening: edited.number } })
          }
          submit={texts.save()}
        >
          <TextField name="title" />
          <TextArea name="description" rows={3} />
          <TagsField name="skills" />
        </FormDialog>
      )}
    </Section>
  )
}
