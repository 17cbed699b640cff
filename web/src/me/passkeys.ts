/** Passkeys: the browser's own ceremony between two questions to the server. */
import { ask } from "../lib/api";
import type { NewPasskey, Passkey, PasskeyAssertion } from "../wire/generated";

/** Whether there can be passkeys: they need a safe connection, and a name instead of numbers. */
export const hasPasskeys =
  "PublicKeyCredential" in window &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !/^[\d.:[\]]+$/.test(location.hostname);

/** The device gave no passkey: it was called off, or there is none. */
export class NoPasskey extends Error {}

async function held(ceremony: Promise<Credential | null>): Promise<unknown> {
  const given = await ceremony.catch(() => null);
  if (!(given instanceof PublicKeyCredential)) throw new NoPasskey();
  return given.toJSON();
}

/** Makes a passkey on this device; from then on it signs its owner in. */
export async function add(): Promise<Passkey> {
  const options = await ask("POST /api/passkeys/register/begin");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const passkey = (await held(navigator.credentials.create({ publicKey }))) as NewPasskey;
  return await ask("POST /api/passkeys/register/finish", { body: { passkey } });
}

/** Shows a passkey of this device: any of them to sign in, one's own to confirm something. */
export async function show(purpose: "sign-in" | "confirm"): Promise<PasskeyAssertion> {
  const options = await ask(`POST /api/passkeys/${purpose}/begin`);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return (await held(navigator.credentials.get({ publicKey }))) as PasskeyAssertion;
}
