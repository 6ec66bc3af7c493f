import type { ClassNotice } from '@kampana/shared/class-status'

/** SVG path of each status, 24 × 24, so that statuses differ by more than color. */
export const noticeSignPaths: Readonly<Record<ClassNotice['status'], string>> = {
  // A no-entry sign.
  suspended: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM7.5 12h9',
  // A screen.
  online: 'M4 5h16v10H4zM2 19h20M10 15v4m4-4v4',
  // A clock.
  late: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2.5',
  // A bell.
  resumed: 'M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4M12 5V3',
}
