/** Table styles, shared by the editors and the rendered body. */
export const tableStyle = {
  '& .tableWrapper': { overflowX: 'auto' },
  '& table': { borderCollapse: 'collapse' },
  '& td, & th': {
    position: 'relative',
    px: 1,
    py: 0.75,
    minWidth: '4rem',
    textAlign: 'left',
    verticalAlign: 'top',
    border: 1,
    borderColor: 'divider',
  },
  '& td p, & th p': { m: 0 },
  '& th': { fontWeight: 600, backgroundColor: 'action.hover' },
} as const
