/** The agenda of a meeting, which can begin with what meetings of its purpose usually talk about. */
import { useField } from 'formik'
import * as texts from '#texts/meetings/agendaField.js'
import { TextArea } from '#web/ui/form/fields.tsx'
import { TemplateChoice, withTemplate } from '#web/ui/form/TemplateChoice.tsx'

const templates = [
  { id: 'INVESTOR_CALL', name: texts.investorCall(), text: texts.investorCallText() },
  { id: 'KICK_OFF', name: texts.kickOff(), text: texts.kickOffText() },
  { id: 'VALIDATION', name: texts.validation(), text: texts.validationText() },
]

export function AgendaField({ hint }: { hint?: string }) {
  const [{ value }, , { setValue }] = useField<string | undefined>('agenda')
  const insert = (chosen: string) => {
    const template = templates.find(({ id }) => id === chosen)
    if (template) void setValue(withTemplate(value, template.text))
  }
  return (
    <>
      <TextArea name="agenda" rows={3} {...(hint ? { hint } : {})} />
      <TemplateChoice
        label={texts.insert()}
        placeholder={texts.insertPlaceholder()}
        templates={templates}
        onChoose={insert}
      />
    </>
  )
}
