/** Passkeys: each WebAuthn ceremony runs between two requests to the server. */
import { ask } from "../lib/api";
import type { NewPasskey, Passkey, PasskeyAssertion } from "../wire/generated";

/** Whether passkeys work here. They need a secure context and a host name, not an IP address. */
export const supportsPasskeys =
  "PublicKeyCredential" in window &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !/^[\d.:[\]]+$/.test(location.hostname);

/** The ceremony was cancelled, or there is no passkey. */
export class NoPasskey extends Error {}

async function credentialJson(ceremony: Promise<Credential | null>): Promise<unknown> {
  const credential = await ceremony.catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey();
  return credential.toJSON();
}

/** Creates a passkey on this device and registers it. */
export async function createPasskey(): Promise<Passkey> {
  const options = await ask("POST /api/passkeys/register/begin");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const passkey = (await credentialJson(navigator.credentials.create({ publicKey }))) as NewPasskey;
  return await ask("POST /api/passkeys/register/finish", { body: { passkey } });
}

/** Presents a passkey: any to sign in, one of this person to confirm. */
export async function presentPasskey(purpose: "sign-in" | "confirm"): Promise<PasskeyAssertion> {
  const options = await ask(`POST /api/passkeys/${purpose}/begin`);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return (await credentialJson(navigator.credentials.get({ publicKey }))) as PasskeyAssertion;
}
