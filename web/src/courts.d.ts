declare module "virtual:courts" {
  /** For each jack, queen and king ("KC"), where its picture is. */
  const courts: Record<string, string>;
  export default courts;
}
