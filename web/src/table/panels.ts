/** The panels beside the table, or in a dialog on small screens. */
export const PANELS = ["news", "scores", "chat"] as const;
export type Panel = (typeof PANELS)[number];
