/** What the explorer shows an integrator first. */
export const exampleOperations = `# Sign in first; then put the token into the headers below as
#   { "Authorization": "Bearer TOKEN" }
mutation SignIn {
  login(input: { email: "researcher@demo.ascent.test", password: "ascent-demo" }) {
    token
    expiresIn
    viewer { name role permissions }
  }
}

query Projects {
  projects(filter: { search: "water", trlMin: 4 }, sort: { field: TRL, direction: DESC }, first: 10) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { number title status trl tags owner { name } } }
  }
}

subscription Bell {
  notificationAdded {
    unreadCount
    notification { title message actionUrl }
  }
}
`
