/** Narrows rows that are all here to those with the typed words, and says how many are left. */
import { Input, Text } from '@chakra-ui/react'

interface Props {
  label: string
  text: string
  onChange: (text: string) => void
  /** How many are left, or that there is none. */
  found: string
}

export const FilterBox = ({ label, text, onChange, found }: Props) => (
  <>
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      maxW="sm"
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
    <Text role="status" color="fg.muted">
      {found}
    </Text>
  </>
)
