/** Shows something else in the place of a part that fails: for parts without which the page is of use. */
import { Component, type ReactNode } from 'react'

interface Props {
  /** What is shown when the part fails. */
  otherwise: ReactNode
  children: ReactNode
}

export class Optional extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.otherwise : this.props.children
  }
}
