/** What could go wrong, how grave it is, and what is done about it. */
import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/collaborations/collaborationRisks.js'
import { setRiskRules } from '#api/features/collaborations/collaboration.rules.ts'
import type {
  CollaborationRisks_collaboration$key,
  RiskLevel,
} from '#web/__generated__/CollaborationRisks_collaboration.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { formatDate } from '#web/ui/format.ts'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { choicesOf, levelLooks } from './collaborationWords.ts'
import { usePlan } from './usePlan.ts'

interface Edited {
  risk: number | null
  text: string
  level: RiskLevel
  mitigation: string
}

const fresh: Edited = { risk: null, text: '', level: 'MEDIUM', mitigation: '' }

export function CollaborationRisks({ collaboration }: { collaboration: CollaborationRisks_collaboration$key }) {
  const { id, canUpdate, risks } = useFragment(
    graphql`
      fragment CollaborationRisks_collaboration on Collaboration {
        id
        canUpdate
        risks {
          number
          text
          level
          mitigation
          closedAt
        }
      }
    `,
    collaboration,
  )
  const [edited, setEdited] = useState<Edited | null>(null)
  const { setRisk, closeRisk } = usePlan()
  // What is over stands last.
  const sorted = risks.toSorted((a, b) => Number(Boolean(a.closedAt)) - Number(Boolean(b.closedAt)))
  return (
    <Section title={texts.risks()}>
      {risks.length === 0 && <Text color="fg.muted">{texts.noRiskIsWrittenDown()}</Text>}
      <Stack as="ul" gap="4" listStyleType="none">
        {sorted.map(({ number, text, level, mitigation, closedAt }) => (
          <Flex as="li" key={number} gap="3" alignItems="start">
            <Stack gap="1" flex="1" minW="0" align="start">
              {closedAt ? (
                <Tag>{texts.overSince({ closedAt: formatDate(closedAt) })}</Tag>
              ) : (
                <Tag tone={levelLooks[level].tone}>{levelLooks[level].words}</Tag>
              )}
              <WrittenText color={closedAt ? 'fg.muted' : 'fg'}>{text}</WrittenText>
              {mitigation && (
                <WrittenText fontSize="sm" color="fg.muted">
                  {mitigation}
                </WrittenText>
              )}
            </Stack>
            {canUpdate && (
              <RowMenu
                label={texts.actionsForTheRisk({ text: text.slice(0, 60) })}
                actions={[
                  {
                    label: texts.edit(),
                    onSelect: () => setEdited({ risk: number, text, level, mitigation }),
                  },
                  closedAt
                    ? {
                        label: texts.itIsThereAgain(),
                        onSelect: () => void closeRisk(id, number, false),
                      }
                    : { label: texts.itIsOver(), onSelect: () => void closeRisk(id, number, true) },
                ]}
              />
            )}
          </Flex>
        ))}
      </Stack>
      {canUpdate && (
        <Box>
          <Button size="sm" variant="outline" onClick={() => setEdited(fresh)}>
            <Plus size={14} aria-hidden />
            {texts.addRisk()}
          </Button>
        </Box>
      )}
      {edited && (
        <FormDialog
          call="setRisk"
          open
          onClose={() => setEdited(null)}
          title={edited.risk === null ? texts.addRisk() : texts.editRisk()}
          rules={setRiskRules.whole}
          initial={{ text: edited.text, level: edited.level, mitigation: edited.mitigation }}
          action={(values, _, edit) => setRisk({ ...(edited.risk === null ? values : edit), id, risk: edited.risk })}
          submit={texts.save()}
        >
          <TextArea name="text" rows={3} />
          <SelectField name="level" choices={choicesOf(levelLooks)} />
          <TextArea name="mitigation" rows={3} hint={texts.optional()} />
        </FormDialog>
      )}
    </Section>
  )
}
