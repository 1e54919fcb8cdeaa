/** A small choice beside a field, of texts that are written into it. Nothing stays chosen: the same one can be taken again. */
import { NativeSelect } from '@chakra-ui/react'

interface Props {
  label: string
  placeholder: string
  templates: readonly { readonly id: string; readonly name: string }[]
  onChoose: (id: string) => void
}

/** Nothing where there are no templates. */
export const TemplateChoice = ({ label, placeholder, templates, onChoose }: Props) =>
  templates.length > 0 && (
    <NativeSelect.Root size="sm" maxW="64" alignSelf="start">
      <NativeSelect.Field aria-label={label} value="" onChange={({ target }) => onChoose(target.value)}>
        <option value="">{placeholder}</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )

/** What was written, and below it what is inserted. */
export const withTemplate = (written: string | undefined, template: string): string =>
  [written?.trimEnd(), template].filter(Boolean).join('\n\n')
