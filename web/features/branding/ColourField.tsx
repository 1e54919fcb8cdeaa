/** A colour: chosen in the browser's own picker, or written as #rrggbb; where it could not be read, the nearest that can be is offered. */
import { Button, chakra, HStack, Input, Stack } from '@chakra-ui/react'
import { useField, useFormikContext } from 'formik'
import { isColour } from '#api/colour.rules.ts'
import { tooFaint } from '#api/features/branding/contrast.rules.ts'
import * as texts from '#texts/branding/page.js'
import { Labelled } from '#web/ui/form/fields.tsx'
import { useRule } from '#web/ui/form/useRule.ts'

export function ColourField({ name, hint }: { name: string; hint?: string }) {
  const [field, , { setValue }] = useField<string>(name)
  const { values } = useFormikContext<Record<string, unknown>>()
  const { label } = useRule(name)
  const nearest = tooFaint(name, values)?.nearest
  return (
    <Labelled name={name} hint={hint}>
      <Stack width="full" gap="2">
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
        {nearest && (
          <Button size="xs" variant="outline" alignSelf="start" onClick={() => void setValue(nearest)}>
            <chakra.span boxSize="3" borderRadius="sm" borderWidth="1px" style={{ background: nearest }} aria-hidden />
            {texts.useNearest({ colour: nearest })}
          </Button>
        )}
      </Stack>
    </Labelled>
  )
}
