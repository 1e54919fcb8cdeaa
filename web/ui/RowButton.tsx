/** A quiet button in a row or on a card of a list; `small` for a sign alone. */
import type { ComponentProps } from 'react'

export const RowButton = ({ small, ...props }: ComponentProps<'button'> & { small?: boolean }) => (
  <button type="button" {...props} className="row-button" data-small={small || undefined} />
)
