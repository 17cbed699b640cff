/** What stands beside the table, or is opened over it where there is no room. */
export const PANELS = ["news", "scores", "chat"] as const;
export type Panel = (typeof PANELS)[number];
