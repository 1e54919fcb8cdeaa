/** A colour: chosen in the browser's own picker, or written as #rrggbb. */
import { chakra, HStack, Input } from '@chakra-ui/react'
import { useField } from 'formik'
import { isColour } from '#api/colour.rules.ts'
import * as texts from '#texts/branding/page.js'
import { Labelled } from '#web/ui/form/fields.tsx'
import { useRule } from '#web/ui/form/useRule.ts'

export function ColourField({ name }: { name: string }) {
  const [field, , { setValue }] = useField<string>(name)
  const { label } = useRule(name)
  return (
    <Labelled name={name}>
      <HStack width="full">
        <chakra.input
          type="color"
          aria-label={texts.picker({ label: label ?? name })}
          value={isColour(field.value) ? field.value.toLowerCase() : '#000000'}
          onChange={({ target }) => void setValue(target.value)}
          boxSize="10"
          flexShrink="0"
          cursor="pointer"
          tabIndex={-1}
        />
        <Input {...field} autoComplete="off" spellCheck={false} />
      </HStack>
    </Labelled>
  )
}
