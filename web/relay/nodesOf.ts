/** The records of a connection; those that went away meanwhile are left out. */

interface Connection<Node> {
  readonly edges: readonly ({ readonly node: Node | null | undefined } | null | undefined)[]
}

export const nodesOf = <Node>(connection: Connection<Node> | null | undefined): Node[] =>
  (connection?.edges ?? []).flatMap((edge) => (edge?.node ? [edge.node] : []))
