/** What the viewer may do with a record: the next step as a button, everything else in a menu. */
import { Button, IconButton } from '@chakra-ui/react'
import { EllipsisVertical } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import * as texts from '#texts/ui/recordActions.js'
import { ActionMenu, type MenuAction } from '../ActionMenu.tsx'

export type RecordAction = Omit<MenuAction, 'onSelect'> & {
  /** What usually comes next: the first of these is the button, not an entry of the menu. */
  next?: boolean
  loading?: boolean
} & ({ onSelect: () => void; to?: never } | { to: string; onSelect?: never })

interface Props {
  title: string
  actions: readonly RecordAction[]
}

export function RecordActions({ title, actions }: Props) {
  const navigate = useNavigate()
  const next = actions.find((action) => action.next)
  // What ends the record stands last.
  const rest = actions
    .filter((action) => action !== next)
    .toSorted((one, other) => Number(one.danger ?? false) - Number(other.danger ?? false))
  const entry = ({ label, icon, danger, disabled, onSelect, to }: RecordAction): MenuAction => ({
    label,
    ...(icon && { icon }),
    ...(danger && { danger }),
    ...(disabled !== undefined && { disabled }),
    onSelect: onSelect ?? (() => void navigate(to)),
  })
  return (
    <>
      {next && <NextButton action={next} />}
      {rest.length > 0 && (
        <ActionMenu
          trigger={
            <IconButton variant="outline" aria-label={texts.moreActionsFor({ title })}>
              <EllipsisVertical size={16} />
            </IconButton>
          }
          actions={rest.map(entry)}
        />
      )}
    </>
  )
}

function NextButton({
  action: { label, icon: Icon, disabled, loading = false, onSelect, to },
}: {
  action: RecordAction
}) {
  const content = (
    <>
      {Icon && <Icon size={16} aria-hidden />}
      {label}
    </>
  )
  return to === undefined ? (
    <Button disabled={disabled !== undefined} title={disabled} loading={loading} onClick={onSelect}>
      {content}
    </Button>
  ) : (
    <Button asChild>
      <Link to={to}>{content}</Link>
    </Button>
  )
}
