declare module "virtual:courts" {
  /** The URL of the picture of each jack, queen and king ("KC"). */
  const courts: Record<string, string>;
  export default courts;
}
