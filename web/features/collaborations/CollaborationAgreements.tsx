/** What the two sides have agreed: NDA, term sheet, contract, each with its days. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { Circle, CircleCheck, FileSignature } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/collaborations/collaborationAgreements.js'
import { listed } from '#listed'
import { setAgreementRules } from '#api/features/collaborations/collaboration.rules.ts'
import type { CollaborationAgreements_collaboration$key } from '#web/__generated__/CollaborationAgreements_collaboration.graphql.ts'
import type {
  CollaborationAgreementsMutation,
  SetAgreementInput,
} from '#web/__generated__/CollaborationAgreementsMutation.graphql.ts'
import type { CollaborationAgreementsRemoveMutation } from '#web/__generated__/CollaborationAgreementsRemoveMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { editAs } from '#web/ui/form/edit.ts'
import { DateField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { formatDate } from '#web/ui/format.ts'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { agreementSteps, agreementWords } from './collaborationWords.ts'

type Kind = (typeof agreementSteps)[number]

interface Edited {
  /** Whose days are corrected; the others are recorded. */
  corrected: Kind | null
  kind: Kind
  agreedOn: string
  endsOn: string
}

const rules = setAgreementRules.keys.pick(['kind']).concat(setAgreementRules.whole)

/** Nothing was agreed of what is recorded: somebody else may record it at the same time. */
const nothing = { agreedOn: null, endsOn: null }

export function CollaborationAgreements({
  collaboration,
}: {
  collaboration: CollaborationAgreements_collaboration$key
}) {
  const { id, canUpdate, agreements } = useFragment(
    graphql`
      fragment CollaborationAgreements_collaboration on Collaboration {
        id
        canUpdate
        agreements {
          kind
          agreedOn
          endsOn
        }
      }
    `,
    collaboration,
  )
  const [edited, setEdited] = useState<Edited | null>(null)
  const [save] = useAction<CollaborationAgreementsMutation>(
    graphql`
      mutation CollaborationAgreementsMutation($input: SetAgreementInput!) {
        setAgreement(input: $input) {
          collaboration {
            ...CollaborationView_collaboration
          }
        }
      }
    `,
    {
      success: {
        title: texts.agreementRecorded(),
        description: texts.theOtherPartnersAreTold(),
      },
    },
  )
  const [remove] = useAction<CollaborationAgreementsRemoveMutation>(
    graphql`
      mutation CollaborationAgreementsRemoveMutation($input: RemoveAgreementInput!) {
        removeAgreement(input: $input) {
          collaboration {
            ...CollaborationView_collaboration
          }
        }
      }
    `,
    { success: { title: texts.agreementTakenBack() } },
  )
  const confirm = useConfirm()
  const corrected = edited?.corrected
  const found = (kind: Kind) => agreements.find((one) => one.kind === kind)
  const missing = agreementSteps.filter((kind) => !found(kind))
  return (
    <Section title={texts.agreement()}>
      <Stack as="ul" gap="3" listStyleType="none">
        {agreementSteps.map((kind) => {
          const agreed = found(kind)
          return (
            <HStack as="li" key={kind} gap="3" color={agreed ? 'fg' : 'fg.muted'}>
              {agreed ? <CircleCheck size={18} aria-hidden /> : <Circle size={18} aria-hidden />}
              <Stack gap="0" flex="1">
                <Text fontWeight={agreed ? 'medium' : 'normal'}>{agreementWords[kind]}</Text>
                <Text fontSize="xs" color="fg.muted">
                  {agreed
                    ? listed([
                        texts.since({ agreedOn: formatDate(agreed.agreedOn) }),
                        agreed.endsOn ? texts.until({ endsOn: formatDate(agreed.endsOn) }) : texts.withoutAnEnd(),
                      ])
                    : texts.notAgreed()}
                </Text>
              </Stack>
              {agreed && canUpdate && (
                <RowMenu
                  label={texts.actionsFor({ kind: agreementWords[kind] })}
                  actions={[
                    {
                      label: texts.correctTheDays(),
                      onSelect: () => {
                        const { agreedOn, endsOn } = agreed
                        setEdited({ corrected: kind, kind, agreedOn, endsOn: endsOn ?? '' })
                      },
                    },
                    {
                      label: texts.takeBack(),
                      danger: true,
                      onSelect: () =>
                        confirm({
                          title: texts.takeBackKind({ kind: agreementWords[kind] }),
                          message: texts.itCountsAsNotAgreed(),
                          confirm: texts.takeBack(),
                          danger: true,
                          onConfirm: async () => (await remove({ input: { id, kind } })).ok,
                        }),
                    },
                  ]}
                />
              )}
            </HStack>
          )
        })}
      </Stack>
      {canUpdate && missing[0] && (
        <Button
          size="sm"
          variant="outline"
          alignSelf="start"
          onClick={() => setEdited({ corrected: null, kind: missing[0]!, agreedOn: '', endsOn: '' })}
        >
          <FileSignature size={14} aria-hidden />
          {texts.recordAnAgreement()}
        </Button>
      )}
      {edited && (
        <FormDialog
          call="setAgreement"
          open
          onClose={() => setEdited(null)}
          title={corrected ? texts.correctTheDaysOf({ kind: agreementWords[corrected] }) : texts.recordAnAgreement()}
          rules={rules}
          initial={{ kind: edited.kind, agreedOn: edited.agreedOn, endsOn: edited.endsOn }}
          action={({ kind, ...days }, _, edit) =>
            save({ input: { ...(corrected ? edit : editAs(edit, days, nothing)), id, kind } as SetAgreementInput })
          }
          submit={texts.save()}
        >
          {!corrected && (
            <SelectField name="kind" choices={missing.map((kind) => ({ value: kind, label: agreementWords[kind] }))} />
          )}
          <DateField name="agreedOn" />
          <DateField name="endsOn" hint={texts.optionalTheSignedDocumentBelongs()} />
        </FormDialog>
      )}
    </Section>
  )
}
