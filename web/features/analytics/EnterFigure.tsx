/** Enters a line of the annual report that the platform does not know. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { setAnnualFigureRules } from '#api/features/analytics/analytics.rules.ts'
import * as texts from '#texts/analytics/annualPage.js'
import type { EnterFigureMutation, SetAnnualFigureInput } from '#web/__generated__/EnterFigureMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { NumberField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = setAnnualFigureRules.whole

export interface Entered {
  fiscalYear: number
  line: string
  name: string
  isMoney: boolean
  value: number | null
  source: string
}

export function EnterFigure({ entered, onClose }: { entered: Entered; onClose: () => void }) {
  const { fiscalYear, line, name, isMoney, value, source } = entered
  const [enter] = useAction<EnterFigureMutation>(
    graphql`
      mutation EnterFigureMutation($input: SetAnnualFigureInput!) {
        setAnnualFigure(input: $input) {
          annualReport {
            fiscalYear
          }
        }
      }
    `,
    { success: { title: texts.wasEntered() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="setAnnualFigure"
      open
      onClose={onClose}
      title={texts.enterOf({ name })}
      rules={rules}
      initial={{ value, source }}
      action={(_, __, edit) => enter({ input: { fiscalYear, line, ...edit } as SetAnnualFigureInput })}
      submit={texts.save()}
    >
      <Text color="fg.muted">{texts.enterHint({ year: String(fiscalYear) })}</Text>
      <NumberField name="value" label={isMoney ? texts.valueAed() : texts.value()} hint={texts.emptyTakesBack()} />
      <TextField name="source" hint={texts.sourceHint()} autoComplete="off" />
    </FormDialog>
  )
}
